# Prints what zsh would offer at the end of the line $1; the script of completions is $2. A second zsh runs in a
# pseudo-terminal, the line is typed into it with a Tab behind it, and its `compadd` notes down what is offered.
zmodload zsh/zpty || exit 70
folder=$(mktemp -d)
mkdir $folder/functions
cp $2 $folder/functions/_bridgekeeper
cat >$folder/setup <<SETUP
PROMPT=
fpath=($folder/functions \$fpath)
autoload -Uz compinit
compinit -u -d $folder/dump
compadd() {
  if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then
    builtin compadd "\$@"
    return
  fi
  local -a hits
  builtin compadd -A hits "\$@"
  (( \$#hits )) && print -rl -- \$hits >>$folder/hits
  builtin compadd "\$@"
}
comppostfuncs=(exit)
bindkey '^I' complete-word
print ready
SETUP
zpty session zsh -f -i
zpty -w session "source $folder/setup"
while zpty -r session line; do
  [[ $line == ready* ]] && break
done
zpty -w -n session "$1"$'\t'
while zpty -r session line; do :; done
[[ -e $folder/hits ]] && cat $folder/hits
rm -rf $folder
