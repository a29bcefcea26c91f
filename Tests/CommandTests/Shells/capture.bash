# Prints what bash would offer at the end of the line $1; the script of completions is $2. bash hands a line over cut at
# blanks, and at `=` and `:` too, which stand in COMP_WORDBREAKS.
source "$2"
COMP_LINE=$1 COMP_POINT=${#1}
spaced=${1//=/ = }
read -ra COMP_WORDS <<<"${spaced//:/ : }"
case $1 in *' ') COMP_WORDS+=("") ;; esac
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_bridgekeeper
printf '%s\n' "${COMPREPLY[@]}"
