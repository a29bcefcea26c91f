// mine too
