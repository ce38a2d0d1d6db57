# Sheets of many mazes: booklets, and two mazes side by side; sheets of figures.

book-maze-untrue = Lavirint { NUMBER($number) } je nacrtan, ali mu zidovi nisu na svom mestu. Zatvorite radnu svesku, ponovo je otvorite i pokušajte opet.
pair-walls-still-stand = Radna sveska je prihvatila lavirinte, ali neki zidovi koji treba da nestanu još stoje. Zatvorite radnu svesku, ponovo je otvorite i pokušajte opet.
pair-gone = Ta dva lavirinta su izbrisana ili premeštena, pa njihovi koraci ne mogu da se prikažu. Za dva nova pritisnite „{ side-by-side-button }“.
