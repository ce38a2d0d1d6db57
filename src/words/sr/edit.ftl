# Changes to a maze that stands: walls, cells, rows and columns, entrance and exits.
# $sheet is the name of a sheet; $cell, $cells, $area and $maze are addresses, such as B2 or B2:I6.

# Walls

walls-taken-down =
    { $count ->
        [one] Uklonjen je { $count } zid između ćelija opsega { $area } na listu { $sheet }.
        [few] Uklonjena su { $count } zida između ćelija opsega { $area } na listu { $sheet }.
       *[other] Uklonjeno je { $count } zidova između ćelija opsega { $area } na listu { $sheet }.
    }
walls-put-up =
    { $count ->
        [one] Dodat je { $count } zid između ćelija opsega { $area } na listu { $sheet }.
        [few] Dodata su { $count } zida između ćelija opsega { $area } na listu { $sheet }.
       *[other] Dodato je { $count } zidova između ćelija opsega { $area } na listu { $sheet }.
    }
solution-out-of-date = Boje u lavirintu su od pre ove izmene. Da biste ih ažurirali, pritisnite „{ solve-button }“ ili „{ colour-distances-button }“.
too-many-pairs-typed = Parova ćelija ima { NUMBER($count) }, a odjednom može da se promeni najviše { NUMBER($most) }. Upišite ih manje.
typed-no-cells = „{ $text }“ nije ćelija. Upišite adrese kao što su B2 ili B2:C4, razdvojene zarezima.
addresses-needed = Na listu { $sheet } nema lavirinta u kojem bi se brojali redovi i kolone. Upišite adrese kao što su B2 C2.
chosen-cells-outside =
    { $areas ->
        [1] Ćelija { $cells } nije u lavirintu { $maze } na listu { $sheet }. Izaberite ćelije lavirinta i pokušajte ponovo.
       *[other] Ćelije { $cells } nisu jedan blok u lavirintu { $maze } na listu { $sheet }. Izaberite ćelije lavirinta i pokušajte ponovo.
    }
block-too-large = Opseg { $area } ima { $cells ->
    [one] { $cells } ćeliju
    [few] { $cells } ćelije
   *[other] { $cells } ćelija
}, a odjednom može da se promeni najviše { NUMBER($most) }. Izaberite manji blok.
select-neighbours = Među ćelijama { $cells } na listu { $sheet } nema dve susedne koje su obe u lavirintu. Izaberite dve susedne ćelije lavirinta ili blok njegovih ćelija, ili upišite parove ćelija.

# Cells

already-so = Već je tako. Ništa nije promenjeno.
cells-added =
    { $count ->
        [one] { $count } ćelija ({ $cells }) na listu { $sheet } ponovo je u lavirintu, sa zidovima na svim stranama. Da biste je otvorili, pritisnite „{ make-passage-button }“ ili „{ mend-button }“.
        [few] { $count } ćelije ({ $cells }) na listu { $sheet } ponovo su u lavirintu, sa zidovima na svim stranama. Da biste ih otvorili, pritisnite „{ make-passage-button }“ ili „{ mend-button }“.
       *[other] { $count } ćelija ({ $cells }) na listu { $sheet } ponovo je u lavirintu, sa zidovima na svim stranama. Da biste ih otvorili, pritisnite „{ make-passage-button }“ ili „{ mend-button }“.
    }
cells-removed =
    { $count ->
        [one] { $count } ćelija ({ $cells }) na listu { $sheet } uklonjena je iz lavirinta i sada je { $outside ->
            [blank] prazna
            [filled] popunjena
           *[hatched] šrafirana
        }.
        [few] { $count } ćelije ({ $cells }) na listu { $sheet } uklonjene su iz lavirinta i sada su { $outside ->
            [blank] prazne
            [filled] popunjene
           *[hatched] šrafirane
        }.
       *[other] { $count } ćelija ({ $cells }) na listu { $sheet } uklonjeno je iz lavirinta i sada su { $outside ->
            [blank] prazne
            [filled] popunjene
           *[hatched] šrafirane
        }.
    }
last-cells-selected = Od lavirinta na listu { $sheet } ostalo je samo { $cells }. Ostavite bar jednu ćeliju u lavirintu ili pritisnite „{ clear-maze-button }“.
end-selected =
    { $end ->
        [entrance] Ćelija { $cell } na listu { $sheet } je ulaz u lavirint. Izaberite ćeliju { $cell } i pritisnite „{ remove-end-button }“ ili postavite drugi ulaz, pa pokušajte ponovo.
       *[exit] Ćelija { $cell } na listu { $sheet } je izlaz iz lavirinta. Izaberite ćeliju { $cell } i pritisnite „{ remove-end-button }“, pa pokušajte ponovo.
    }

# Rows and columns

lines-changed = Lavirint { $maze } na listu { $sheet } sada je u opsegu { $area }.
inserted-cells-walled = Nove ćelije imaju zidove na svim stranama. Da biste ih otvorili, pritisnite „{ make-passage-button }“ ili „{ mend-button }“.
redrawing-inexact = Fontovi, formati brojeva i zidovi posebnog izgleda u opsegu { $maze } na listu { $sheet } ne mogu da se vrate.
every-line-selected = Izbor obuhvata ceo lavirint { $maze } na listu { $sheet }. Ostavite bar jedan red ili jednu kolonu ili pritisnite „{ clear-maze-button }“.
grows-too-far = Opseg { $area } na listu { $sheet } prekrio bi ćelije za veličinu, prešao preko ivice lista ili imao više od { NUMBER($most) } ćelija. Umetnite manje redova ili kolona.

# Entrance and exits

entrance-set = Ćelija { $cell } na listu { $sheet } je sada ulaz, označen slovom S.
exit-added =
    { $exits ->
        [one] Ćelija { $cell } na listu { $sheet } je sada izlaz, označen slovom E. Lavirint ima { $exits } izlaz.
        [few] Ćelija { $cell } na listu { $sheet } je sada izlaz, označen slovom E. Lavirint ima { $exits } izlaza.
       *[other] Ćelija { $cell } na listu { $sheet } je sada izlaz, označen slovom E. Lavirint ima { $exits } izlaza.
    }
end-lost =
    { $end ->
        [entrance] Lavirint više nema ulaz. Da biste ga postavili, izaberite ćeliju i pritisnite „{ set-entrance-button }“.
       *[exit] Lavirint više nema izlaz. Da biste ga dodali, izaberite ćeliju i pritisnite „{ add-exit-button }“.
    }
end-removed =
    { $end ->
        [entrance] Ćelija { $cell } na listu { $sheet } više nije ulaz.
       *[exit] Ćelija { $cell } na listu { $sheet } više nije izlaz.
    }
not-an-end = Ćelija { $cell } na listu { $sheet } nije ni ulaz ni izlaz. Izaberite ćeliju označenu slovom S ili E i pokušajte ponovo.
cell-outside-maze = Ćelija { $cell } na listu { $sheet } je van lavirinta { $maze }. Izaberite ćeliju lavirinta i pokušajte ponovo.
cell-out-of-maze = Ćelija { $cell } na listu { $sheet } je uklonjena iz lavirinta. Izaberite drugu ćeliju ili vratite ovu dugmetom „{ add-cells-button }“.
ends-of-longest-path =
    Ulaz je sada { $entrance }, a izlaz { $exit } na listu { $sheet }: krajevi najdužeg { $surely ->
        [yes] {""}
       *[no] nađenog{" "}
    }puta { $between ->
        [edges] od ivice do ivice{" "}
       *[cells] {""}
    }({ $cells ->
        [one] { $cells } ćelija
        [few] { $cells } ćelije
       *[other] { $cells } ćelija
    }).
no-longest-path = U lavirintu { $maze } na listu { $sheet } nijedan prolaz ne spaja dve ćelije, pa nema puta sa dva kraja. Napravite nekoliko prolaza i pokušajte ponovo.

# Shared by several actions

overwrite = Zameni
