# How the workbook stands after a change that was not carried through.

nothing-changed = Nothing was changed.
nothing-else-changed = Nothing else was changed.
# Before anything is changed: what the workbook keeps of a maze, in characters, does not fit.
too-much-to-remember = Choose a smaller maze, or write less into it. The workbook would have to keep { $length } characters about it, and Lavirint keeps at most { $most }.
partly-done = Part of the work is done; press the button again, or Clear maze.
new-sheet-unfinished = The new sheet { $sheet } is unfinished; delete it and try again.
