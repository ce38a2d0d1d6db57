# What is done with the sheet in front, and no maze is drawn.

cells-selected = Ćelije su izabrane na listu { $sheet }.

size-cells-taken = Dva broja desno od mreže na listu { $sheet } sada određuju veličinu lavirinta.
sheet-set-up = List { $sheet } sada ima ćelije za veličinu. Upišite kolone i redove u te dve ćelije desno od mreže ili u okno, pa pritisnite „{ generate-button }“.

no-set-numbers = Na listu { $sheet } nema lavirinta čiji bi brojevi skupova mogli da se prikažu. Prvo pritisnite „{ generate-button }“.
no-steps-to-number = Lavirint u opsegu { $area } na listu { $sheet } nije generisan ili su mu se redovi ili kolone od tada promenili, pa njegovi brojevi skupova ne mogu da se izračunaju. Pritisnite „{ generate-button }“ za novi lavirint.
set-numbers-as-generated = Neki zidovi su sada drugačiji: brojevi su oni koje je lavirint imao kad je napravljen.
set-numbers-hidden = List { $sheet } sa brojevima skupova je sada skriven.
set-numbers-shown = Brojevi skupova su na listu { $sheet }, svaki na adresi svoje ćelije u lavirintu.
