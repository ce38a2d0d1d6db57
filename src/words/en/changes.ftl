# How the workbook stands after a change that was not carried through.

nothing-changed = Nothing was changed.
nothing-else-changed = Nothing else was changed.
# Before anything is changed: what the workbook keeps of a maze, in characters, does not fit.
too-much-to-remember = Choose a smaller maze, or write less into it. The workbook would have to keep { $length } characters about it, and Lavirint keeps at most { $most }.
partly-done = Press the button again, or press { clear-maze-button }. Only part of the work is done.
new-sheet-unfinished = Delete the new sheet { $sheet } and try again. It is unfinished.
# A sheet that came from a file, which may be hidden.
arrived-sheet-left = Delete the sheet { $sheet }, if it is there, and try again. It is unfinished. A hidden sheet is shown by Unhide in the menu of the sheet tabs.
