# What every action may say.

at-work-elsewhere = Lavirint is at work in another window, in the pane or from the ribbon. Wait, or press { stop-button } there, and try again.

# Details: what went wrong while a failed action was rolled back. $details is what the program said.
while-taken-back = While it was being undone: { $details }

# Yes to a question.
delete = Delete
replace = Replace

# The size of a maze, in other messages.
columns-and-rows = { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
} and { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}

footer-out-of-date = The footer of the page described the maze before this change. To update it, press { prepare-page-button }.
booklet-out-of-date = The index and the answer in its booklet still describe the original maze.
answer-out-of-date = { $sheet } no longer shows the answer to the maze that it was made for.

# A command is a button of the ribbon, or an item of a cell's menu.
too-large-for-command = A command of the ribbon or of a cell’s menu is ended after five minutes, so it works on mazes of at most { NUMBER($most) } cells. This one has { NUMBER($cells) }. Open the pane and do this there, where there is no time limit.

# A sheet of a maze is about to replace an earlier one of its kind, $earlier, which may hold what a person added to it.
replace-sheets = { $count ->
    [one] The maze on { $sheet } already has the sheet { LIST($earlier) }. Replace it, with everything on it?
   *[other] The maze on { $sheet } already has the sheets { LIST($earlier) }. Replace them, with everything on them?
}
# $left is the name of the earlier sheet.
earlier-sheets-left = New sheets: { LIST($written) }. Earlier sheets may still be there: { LIST($left) }.
