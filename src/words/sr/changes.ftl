# How the workbook stands after a change that was not carried through.

nothing-changed = Ništa nije promenjeno.
nothing-else-changed = Ništa drugo nije promenjeno.
too-much-to-remember = Radna sveska bi o ovom lavirintu čuvala previše znakova ({ $length }), a čuva se najviše { $most }. Izaberite manji lavirint ili u njega upišite manje.
partly-done = Posao je samo delimično obavljen. Ponovo pritisnite isto dugme ili pritisnite „{ clear-maze-button }“ ili „{ delete-booklet-button }“.
arrived-sheet-left = List { $sheet } nije dovršen. Ako ga nađete, možda skrivenog, izbrišite ga i pokušajte ponovo.
