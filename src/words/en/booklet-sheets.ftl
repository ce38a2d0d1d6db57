# Sheets of many mazes: booklets, and two mazes side by side; sheets of figures.

drawing-mazes = Drawing mazes { NUMBER($first) } to { NUMBER($last) } of { NUMBER($count) }…
drawing-answers = Drawing answers { NUMBER($first) } to { NUMBER($last) } of { NUMBER($count) }…
book-maze-untrue = Close the workbook, open it again and try again. Maze { NUMBER($number) } was drawn, but its walls do not stand as they should.
book-answer-untrue = Close the workbook, open it again and try again. The answer to maze { NUMBER($number) } was drawn, but its walls do not stand as they should.
pair-walls-still-stand = Close the workbook, open it again and try again. The workbook took the mazes without a complaint, but walls stand there that were to be taken away.
pair-gone = Press Side by side for two new mazes. Those that were drawn are no longer there, or not where they were, so their steps cannot be shown.
no-new-sheet = Remove the protection of the workbook’s structure and try again. This goes to a new sheet, and none can be added while it is protected.
