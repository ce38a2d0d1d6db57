# How the workbook stands after a change that was not carried through.

nothing-changed = Nothing was changed.
nothing-else-changed = Nothing else was changed.
# Before anything is changed: what the workbook keeps of a maze, in characters, does not fit.
too-much-to-remember = The workbook would have to keep { $length } characters about this maze, and Lavirint keeps at most { $most }. Choose a smaller maze, or write less into it.
partly-done = Only part of the work was done. Press the button again, or press { clear-maze-button } or { delete-booklet-button }.
# A sheet that came from a file, which may be hidden.
arrived-sheet-left = The sheet { $sheet } is unfinished. If you find it, perhaps hidden, delete it and try again.
