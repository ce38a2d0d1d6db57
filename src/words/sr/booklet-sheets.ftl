# Sheets of many mazes: booklets, and two mazes side by side; sheets of figures.

drawing-mazes = Crtanje lavirinata { NUMBER($first) }–{ NUMBER($last) } od { NUMBER($count) }…
drawing-answers = Crtanje rešenja { NUMBER($first) }–{ NUMBER($last) } od { NUMBER($count) }…
book-maze-untrue = Lavirint { NUMBER($number) } je nacrtan, ali mu zidovi nisu na svom mestu. Zatvorite radnu svesku, ponovo je otvorite i pokušajte opet.
pair-walls-still-stand = Radna sveska je prihvatila lavirinte, ali neki zidovi koji treba da nestanu još stoje. Zatvorite radnu svesku, ponovo je otvorite i pokušajte opet.
pair-gone = Dva lavirinta su nestala ili su premeštena, pa njihovi koraci ne mogu da se prikažu. Pritisnite „{ side-by-side-button }“ za dva nova.
