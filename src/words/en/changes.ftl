# How the workbook stands after a change that was not carried through.

nothing-changed = Nothing was changed.
nothing-else-changed = Nothing else was changed.
partly-done = Part of the work is done; press the button again, or Clear maze.
new-sheet-unfinished = The new sheet { $sheet } is unfinished; delete it and try again.
