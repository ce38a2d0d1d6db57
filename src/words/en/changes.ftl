# How the workbook stands after a change that was not carried through.

nothing-changed = Nothing was changed.
nothing-else-changed = Nothing else was changed.
partly-done = Press the button again, or press { clear-maze-button }. Only part of the work is done.
new-sheet-unfinished = Delete the new sheet { $sheet } and try again. It is unfinished.
