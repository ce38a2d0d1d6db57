# Sheets of many mazes: booklets, and two mazes side by side; sheets of figures.

drawing-mazes = Drawing mazes { NUMBER($first) } to { NUMBER($last) } of { NUMBER($count) }…
drawing-answers = Drawing answers { NUMBER($first) } to { NUMBER($last) } of { NUMBER($count) }…
book-maze-untrue = Close the workbook, open it again and try again. Maze { NUMBER($number) } was drawn, but its walls are not where they should be.
pair-walls-still-stand = Close the workbook, open it again and try again. The workbook accepted the mazes, but some walls that should be gone are still there.
pair-gone = Press { side-by-side-button } for two new mazes. The two that were drawn are gone or have moved, so their steps can’t be shown.
