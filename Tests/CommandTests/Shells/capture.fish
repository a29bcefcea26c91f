# Prints what fish would offer at the end of the line $argv[1]; the script of completions is $argv[2].
source $argv[2]
for offer in (complete -C $argv[1])
  string split -f 1 -m 1 \t -- $offer
end
true
