#!/bin/sh
# The smallest bot: always the first choice. sleuth simulate --bots "cmd:sh first_choice.sh,amateur"
while IFS= read -r line; do
    case $line in
    '{"type":"choose","request":'*)
        rest=${line#*'"request":'}
        printf '{"choose":%s,"index":0}\n' "${rest%%,*}"
        ;;
    esac
done
