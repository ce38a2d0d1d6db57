# Sheets of many mazes: booklets, and two mazes side by side; sheets of figures.

drawing-mazes = Labyrinthe { NUMBER($first) } bis { NUMBER($last) } von { NUMBER($count) } werden gezeichnet …
drawing-answers = Lösungen { NUMBER($first) } bis { NUMBER($last) } von { NUMBER($count) } werden gezeichnet …
book-maze-untrue = Labyrinth { NUMBER($number) } wurde gezeichnet, aber seine Wände sind nicht dort, wo sie sein sollten. Schließen Sie die Arbeitsmappe, öffnen Sie sie wieder, und versuchen Sie es erneut.
pair-walls-still-stand = Die Arbeitsmappe hat die Labyrinthe angenommen, aber einige Wände stehen noch, die weg sein sollten. Schließen Sie die Arbeitsmappe, öffnen Sie sie wieder, und versuchen Sie es erneut.
pair-gone = Die beiden Labyrinthe sind weg oder wurden verschoben, deshalb lassen sich ihre Schritte nicht zeigen. Klicken Sie für zwei neue auf „{ side-by-side-button }“.
