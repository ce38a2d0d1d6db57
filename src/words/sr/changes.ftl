# How the workbook stands after a change that was not carried through.

nothing-changed = Ništa nije promenjeno.
nothing-else-changed = Ništa drugo nije promenjeno.
too-much-to-remember = Izaberite manji lavirint ili u njega upišite manje. Radna sveska bi o njemu čuvala previše znakova ({ $length }), a čuva se najviše { $most }.
partly-done = Ponovo pritisnite isto dugme ili pritisnite „{ clear-maze-button }“. Posao je samo delimično obavljen.
new-sheet-unfinished = Izbrišite novi list { $sheet } i pokušajte ponovo. Nije dovršen.
arrived-sheet-left = Izbrišite list { $sheet }, ako postoji, i pokušajte ponovo. Nije dovršen. Skriveni list se prikazuje komandom Otkrij iz menija kartica listova.
