# Sheets of many mazes: booklets, and two mazes side by side; sheets of figures.

drawing-mazes = Drawing mazes { NUMBER($first) } to { NUMBER($last) } of { NUMBER($count) }…
drawing-answers = Drawing answers { NUMBER($first) } to { NUMBER($last) } of { NUMBER($count) }…
book-maze-untrue = Maze { NUMBER($number) } was drawn, but its walls are not where they should be. Close the workbook, open it again and try again.
pair-walls-still-stand = The workbook accepted the mazes, but some walls that should be gone are still there. Close the workbook, open it again and try again.
pair-gone = The two mazes are gone or have moved, so their steps can’t be shown. Press { side-by-side-button } for two new ones.
