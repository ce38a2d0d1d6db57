# What every action may say.

# $action is the label of the button whose action is at work.
at-work-in-pane = Wait, or press { stop-button } there, and try again. “{ $action }” is still running { $window ->
    [another] in the pane of another window
   *[own] in the pane
}.
at-work-from-ribbon = Wait and try again. “{ $action }” is still running from the ribbon or from a cell’s menu.
# In place of a label that is not known.
another-action = Another action

# Details: what went wrong while a failed action was rolled back. $details is what the program said.
while-taken-back = While it was being undone: { $details }

# Yes to a question.
delete = Delete
replace = Replace

# Reading a large maze that nobody remembers; $cells is the number of its cells.
# Yes and no.

looking-at-sheet = Reading the sheet…

# The size of a maze, in other messages.
columns-and-rows = { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
} and { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}

footer-emptied = To fill in the footer again, press { prepare-page-button }. It described the maze before this change, so it is empty now.
footer-out-of-date = To correct the footer of its page, press { prepare-page-button }. It still describes the maze before this change.
booklet-out-of-date = The index and the answer in its booklet still describe the original maze.
answer-out-of-date = { $sheet } no longer shows the answer to the maze that it was made for.

# A command is a button of the ribbon, or an item of a cell's menu.
too-large-for-command = Open the pane and do this there, where there is no time limit. A command is ended after five minutes, so it works on mazes of at most { NUMBER($most) } cells. { $maze } on { $sheet } has { NUMBER($cells) }.

# A sheet of a maze is about to replace an earlier one of its kind, $earlier, which may hold what a person added to it.
replace-sheet = { $what ->
    [answer] The maze on { $sheet } already has an answer page, { $earlier }. Replace that sheet, with everything on it?
    [poster] The maze on { $sheet } already has a poster, { $earlier }. Replace that sheet, with everything on it?
    [marking] The maze on { $sheet } already has a sheet for self-marking, { $earlier }. Replace it, with everything that was typed there?
    [readable] The maze on { $sheet } already has a readable sheet, { $earlier }. Replace that sheet, with everything on it?
    [steps] The sheet { $earlier } holds the steps of an earlier maze on { $sheet }. Replace it, with everything on it?
    [search] The sheet { $earlier } holds an earlier search of a maze on { $sheet }. Replace it, with everything on it?
   *[tree] The sheet { $earlier } holds the merge tree of an earlier maze on { $sheet }. Replace it, with everything on it?
}
# $left is the name of the earlier sheet.
earlier-sheet-left = The new sheet { $written } is complete. The earlier one, { $left }, may still be there.
