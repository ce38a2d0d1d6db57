# What comes out of a printer: pages, answers, posters, booklets, words and numbers in the cells, pictures. $area is an address: B2:I6.

press-to-print = To print it, press Ctrl+P (on a Mac, Cmd+P).
page-not-all-set = The workbook didn’t accept all of the page set-up. Look at the print preview.

page-set-up = { $area } on { $sheet } is set up to print on one page, { $orientation ->
    [landscape] landscape
   *[portrait] portrait
}.
# The maze that is drawn, as large as one page takes. $paper is A4 or Letter; $cellSize and $cellHeight are in points.
page-fitted = { $area } on { $sheet } now fills one page of { $paper }, { $orientation ->
    [landscape] landscape
   *[portrait] portrait
}, in { $cells ->
    [oblong] cells that are { NUMBER($cellSize) } points wide and { NUMBER($cellHeight) } points high
   *[square] cells of { NUMBER($cellSize) } points
}.
# $columns is B:I, $rows is 2:6, $cells are addresses.
fit-changes-sizes = Change the width of columns { $columns } and the height of rows { $rows } on { $sheet }? Cells of your own are there too: { LIST($cells) }. What they hold stays.
change-sizes = Change them
cells-partly-resized = The cells of { $area } on { $sheet } now have different sizes. Press { prepare-page-button } again.

set-up-already = { $sheet } is { $kind ->
    [answers] an answer page
   *[poster] a poster
}, which is set up to print already. Choose the sheet of the maze and press the button again.
answer-ready = The answer to the maze { $area } on { $sheet } is on the sheet { $answer }, and takes { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.

poster-maze-too-small = { columns-and-rows } can’t be divided among { NUMBER($across) } by { NUMBER($down) } pages. Choose fewer pages or a larger maze.
# $paper is A4 or Letter, $cellSize in points.
poster-ready = A poster of { NUMBER($across) } by { NUMBER($down) } pages of { $paper }, { $orientation ->
    [landscape] landscape
   *[portrait] portrait
}, in { $cells ->
    [oblong] cells that are { NUMBER($cellSize) } points wide and { NUMBER($cellHeight) } points high
   *[square] cells of { NUMBER($cellSize) } points
}, is on the sheet { $sheet }. { $join ->
    [edge] Put its pages edge to edge. Your spreadsheet program didn’t take a print area for each.
   *[overlap] Neighbouring pages share one grey line of cells: cut it off one of them, and put cells with the same letters on top of each other.
}

# The question before the sheets of a booklet or class set are made; make-it is yes.
new-sheets-end-undo = You won’t be able to undo earlier changes, because this adds { $count ->
    [one] a sheet. { delete-booklet-button } removes it.
   *[other] { $count } sheets. { delete-booklet-button } removes them.
}
# The question before a booklet that is to be easy or hard; make-it is yes.
mazes-alike = Mazes of { columns-and-rows } of these kinds are all about equally difficult (difficulty { NUMBER($difficulty) }/100), so none of them is easy or hard. Make the booklet with them?
make-it = Make it
booklet-ready = A booklet of { $count ->
    [one] { $count } maze
   *[other] { $count } mazes
} { $sizes ->
    [same] of { NUMBER($columns) } by { NUMBER($rows) } cells
   *[several] from { NUMBER($columns) } by { NUMBER($rows) } to { NUMBER($mostColumns) } by { NUMBER($mostRows) } cells
} is ready on new sheets, from Index to Answers.
to-print-booklet = To print: click the tab { $first }, Shift-click { $last }, and press Ctrl+P (on a Mac, Cmd+P).
booklet-size = In { NUMBER($columns) } by { NUMBER($rows) } cells, there is nothing to find. Choose at least 2 columns and 2 rows.
answers-too-small = { NUMBER($answers) } answers of { NUMBER($columns) } by { NUMBER($rows) } cells on a page of { $paper } would be too small to see. Choose a smaller maze.
booklet-name-taken = A booklet needs the name of the sheet { $sheet } for a sheet of its own. Rename that sheet, or press { delete-booklet-button } if it belongs to a booklet, and try again.
booklet-sizes-on-one-sheet = Mazes of different sizes need sheets of their own, and a booklet has at most { NUMBER($most) } of these. Choose fewer mazes, or one size for all.
# Sheets that came from a file, and do not belong to a booklet yet.
booklet-sheets-left = The booklet is unfinished. Delete the new sheets at the end of the workbook, from { $first } on, and try again.

no-booklet = There is no booklet in this workbook. Make a booklet first.
several-booklets = There { $count ->
    [one] is { $count } booklet
   *[other] are { $count } booklets
} in this workbook. Choose a sheet of the booklet to delete, and try again.
no-other-sheet = A workbook needs at least one sheet that is not hidden. Add a sheet of your own and try again.
delete-sheets = { $count ->
    [one] Delete { $count } sheet of the booklet, { $first }, with everything on it? It can’t be restored.
   *[other] Delete { $count } sheets of the booklet, { $first } to { $last }, with everything on them? They can’t be restored.
}
# Sheets for self-marking of the booklet's pages.
delete-markings-too = { $count ->
    [one] The sheet for self-marking, { $first }, is deleted too,
   *[other] { $count } sheets for self-marking, { $first } to { $last }, are deleted too,
} with everything that was typed there.
booklet-deleted = The booklet is deleted: { $count ->
    [one] { $count } sheet
   *[other] { $count } sheets
}. Everything else is as it was.

overwrite-with-items = { $count ->
    [one] { $count } cell of the maze holds something that Lavirint didn’t write. Overwrite it with the items?
   *[other] { $count } cells of the maze hold something that Lavirint didn’t write. Overwrite them with the items?
}
# Along the path the items stand in order, everywhere else some that mislead.
items-written = { $items ->
    [one] { $items } item stands
   *[other] { $items } items stand
} in order on the path from { $entrance } to { $exit } on { $sheet }; the other cells hold wrong ones.
typed-kept = { $count ->
    [one] { $count } cell keeps what was typed in the meantime.
   *[other] { $count } cells keep what was typed in the meantime.
}
no-items = The maze on { $sheet } has no items. Choose the sheet of a maze that has.
items-taken = The items are gone from { $area } on { $sheet }.
# $item is the beginning of the item.
item-too-long = “{ $item }…” has { NUMBER($length) } characters, and at most { NUMBER($most) } fit into a cell. Use shorter items.

picture-drawn = The picture of the maze { $area } on { $sheet } is drawn.
picture-too-large = The picture of this maze has { NUMBER($length) } characters, and a request holds { NUMBER($most) }. Choose a smaller maze.
picture-inserted = { $side ->
    [right] The picture is to the right of the maze on { $sheet }.
   *[below] The picture is below the maze on { $sheet }.
}

# The headings of a table of questions, as people write them; the numbers 1 to 3 may follow the last.
question-heading = Question
right-heading = Right
wrong-heading = Wrong

no-forks-for-questions = In { $area } on { $sheet } no fork has just one branch that leads to an exit, and room for a question. Choose a maze with forks on its path, and with fewer loops.
too-few-wrong-answers = The forks in { $area } on { $sheet } have more branches than any question has answers. Write more wrong answers.
# { $list } is where the list of questions stands.
questions-asked = { $asked ->
    [one] { $asked } fork of { $area } on { $sheet } asks a question
   *[other] { $asked } forks of { $area } on { $sheet } ask a question each
}, and only right answers lead to the exit (seed { $seed }). The questions stand in { $list }.
fewer-questions = { $wanted ->
    [one] { $wanted } was wanted
   *[other] { $wanted } were wanted
}, but there are no more forks that can ask, or no more questions for them.
solution-on-page = The solution or colours in { $area } on { $sheet } would be printed too. Clear them first?
print-them-too = Print them too
