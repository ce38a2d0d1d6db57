# Changes to a maze that stands: walls, cells, rows and columns, entrance and exits.
# $sheet is the name of a sheet; $cell, $cells, $area and $maze are addresses, such as B2 or B2:I6.

# Walls

# As „između { two-cells }“.
two-cells = { $one } i { $other } na listu { $sheet }
# As „između { cells-of-block }“: in the genitive.
cells-of-block = ćelija opsega { $area } na listu { $sheet }
passage-there-already = Između { $cells } već postoji prolaz. Ništa nije promenjeno.
wall-there-already = Između { $cells } već postoji zid. Ništa nije promenjeno.
walls-taken-down =
    { $count ->
        [one] Uklonjen je { $count } zid između { $cells }.
        [few] Uklonjena su { $count } zida između { $cells }.
       *[other] Uklonjeno je { $count } zidova između { $cells }.
    }
walls-put-up =
    { $count ->
        [one] Dodat je { $count } zid između { $cells }.
        [few] Dodata su { $count } zida između { $cells }.
       *[other] Dodato je { $count } zidova između { $cells }.
    }
walls-changed-in-part = Ponovo pritisnite isto dugme. Promenjeni su samo neki od zidova između { $cells }.
distances-out-of-date = Da biste ažurirali boje rastojanja, pritisnite „{ colour-distances-button }“. Nastale su pre ove promene.
solution-out-of-date = Da biste ažurirali rešenje, pritisnite „{ solve-button }“. Nastalo je pre ove promene.
too-many-pairs-typed = Upišite manje parova ćelija. Ima ih { NUMBER($count) }, a odjednom može da se promeni najviše { NUMBER($most) }.
typed-no-cells = Upišite adrese kao što su B2 ili B2:C4, ili redove i kolone brojeći od 0, na primer 0 3, razdvojene zarezima. „{ $text }“ nije ni jedno ni drugo.
addresses-needed = Upišite adrese kao što su B2 C2. Brojevi redova i kolona važe samo u poznatom lavirintu, a takvog na listu { $sheet } nema.
chosen-cells-outside =
    { $areas ->
        [one] Izaberite ćelije lavirinta i pokušajte ponovo. Izbor { $cells } nije unutar lavirinta { $maze } na listu { $sheet }.
        [few] Izaberite ćelije lavirinta i pokušajte ponovo. Izbor { $cells } nije unutar lavirinta { $maze } na listu { $sheet }.
       *[other] Izaberite ćelije lavirinta i pokušajte ponovo. Izbor { $cells } nije unutar lavirinta { $maze } na listu { $sheet }.
    }
block-too-large = Izaberite manji blok. Opseg { $area } ima { $cells ->
    [one] { $cells } ćeliju
    [few] { $cells } ćelije
   *[other] { $cells } ćelija
}, a odjednom može da se promeni najviše { NUMBER($most) }.
select-neighbours = Izaberite dve susedne ćelije lavirinta ili blok njegovih ćelija, ili upišite parove ćelija.
single-cell = { $cells } na listu { $sheet } je samo jedna ćelija.
no-neighbours = Među ćelijama { $cells } na listu { $sheet } nema susednih.
no-neighbours-in-maze = Među ćelijama { $cells } na listu { $sheet } nema dve susedne koje su obe u lavirintu.

# Cells

cells-there-already =
    { $count ->
        [one] Već u lavirintu na listu { $sheet }: { $cells }. Ništa nije promenjeno.
        [few] Već u lavirintu na listu { $sheet }: { $cells }. Ništa nije promenjeno.
       *[other] Već u lavirintu na listu { $sheet }: { $cells }. Ništa nije promenjeno.
    }
cells-out-already =
    { $count ->
        [one] Već uklonjeno iz lavirinta na listu { $sheet }: { $cells }. Ništa nije promenjeno.
        [few] Već uklonjeno iz lavirinta na listu { $sheet }: { $cells }. Ništa nije promenjeno.
       *[other] Već uklonjeno iz lavirinta na listu { $sheet }: { $cells }. Ništa nije promenjeno.
    }
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
cells-changed-in-part = Ponovo pritisnite isto dugme. Opseg { $cells } na listu { $sheet } je samo delimično promenjen.
selected-cells-outside =
    { $areas ->
        [one] Izaberite ćelije lavirinta; da biste dodali redove i kolone, pritisnite „{ insert-row-button }“ ili „{ insert-column-button }“. Izbor { $cells } nije unutar lavirinta { $maze } na listu { $sheet }.
        [few] Izaberite ćelije lavirinta; da biste dodali redove i kolone, pritisnite „{ insert-row-button }“ ili „{ insert-column-button }“. Izbor { $cells } nije unutar lavirinta { $maze } na listu { $sheet }.
       *[other] Izaberite ćelije lavirinta; da biste dodali redove i kolone, pritisnite „{ insert-row-button }“ ili „{ insert-column-button }“. Izbor { $cells } nije unutar lavirinta { $maze } na listu { $sheet }.
    }
too-many-cells-selected = Izaberite manje ćelija i pritisnite dugme za svaki deo posebno. Opseg { $area } ima previše ćelija za jednu promenu; granica je oko { NUMBER($most) }.
last-cells-selected = Ostavite bar jednu ćeliju u lavirintu ili pritisnite „{ clear-maze-button }“. Od lavirinta na listu { $sheet } ostalo je samo { $cells }.
end-selected =
    { $end ->
        [entrance] Izaberite ćeliju { $cell } i pritisnite „{ remove-end-button }“ ili postavite drugi ulaz, pa pokušajte ponovo. Ćelija { $cell } na listu { $sheet } je ulaz u lavirint.
       *[exit] Izaberite ćeliju { $cell } i pritisnite „{ remove-end-button }“, pa pokušajte ponovo. Ćelija { $cell } na listu { $sheet } je izlaz iz lavirinta.
    }

# Rows and columns

rows-inserted =
    { $count ->
        [one] U lavirint { $maze } na listu { $sheet } umetnut je { $count } red; lavirint je sada { $area }.
        [few] U lavirint { $maze } na listu { $sheet } umetnuta su { $count } reda; lavirint je sada { $area }.
       *[other] U lavirint { $maze } na listu { $sheet } umetnuto je { $count } redova; lavirint je sada { $area }.
    }
columns-inserted =
    { $count ->
        [one] U lavirint { $maze } na listu { $sheet } umetnuta je { $count } kolona; lavirint je sada { $area }.
        [few] U lavirint { $maze } na listu { $sheet } umetnute su { $count } kolone; lavirint je sada { $area }.
       *[other] U lavirint { $maze } na listu { $sheet } umetnuto je { $count } kolona; lavirint je sada { $area }.
    }
rows-deleted =
    { $count ->
        [one] Iz lavirinta { $maze } na listu { $sheet } izbrisan je { $count } red; lavirint je sada { $area }.
        [few] Iz lavirinta { $maze } na listu { $sheet } izbrisana su { $count } reda; lavirint je sada { $area }.
       *[other] Iz lavirinta { $maze } na listu { $sheet } izbrisano je { $count } redova; lavirint je sada { $area }.
    }
columns-deleted =
    { $count ->
        [one] Iz lavirinta { $maze } na listu { $sheet } izbrisana je { $count } kolona; lavirint je sada { $area }.
        [few] Iz lavirinta { $maze } na listu { $sheet } izbrisane su { $count } kolone; lavirint je sada { $area }.
       *[other] Iz lavirinta { $maze } na listu { $sheet } izbrisano je { $count } kolona; lavirint je sada { $area }.
    }
inserted-cells-walled = Nove ćelije imaju zidove na svim stranama. Da biste ih otvorili, pritisnite „{ make-passage-button }“ ili „{ mend-button }“.
ends-deleted-too =
    { $count ->
        [one] Izbrisan je i { $count } ulaz ili izlaz.
        [few] Izbrisana su i { $count } ulaza i izlaza.
       *[other] Izbrisano je i { $count } ulaza i izlaza.
    }
distances-gone = Boja rastojanja više nema. Za nove pritisnite „{ colour-distances-button }“.
solution-gone = Rešenja više nema. Za novo pritisnite „{ solve-button }“.
set-numbers-out-of-date = Brojevi skupova na listu { $sheet } nastali su pre ove promene.
redrawing-inexact = Fontovi, formati brojeva i zidovi posebnog izgleda u opsegu { $maze } na listu { $sheet } ne mogu da se vrate.
redrawn-in-part = Pritisnite „{ generate-button }“ za novi lavirint ili pritisnite „{ clear-maze-button }“. Lavirint { $maze } na listu { $sheet } je samo delimično ponovo nacrtan.
lines-outside =
    { $line ->
        [row] Izaberite ćelije lavirinta u željenim redovima i pokušajte ponovo. Izbor { $cells } na listu { $sheet } je van lavirinta { $maze }.
       *[column] Izaberite ćelije lavirinta u željenim kolonama i pokušajte ponovo. Izbor { $cells } na listu { $sheet } je van lavirinta { $maze }.
    }
lines-in-several-areas =
    { $line ->
        [row] Izaberite jedan blok ćelija u željenim redovima i pokušajte ponovo. Izbor { $cells } na listu { $sheet } čini više oblasti, a ne jedan blok u lavirintu { $maze }.
       *[column] Izaberite jedan blok ćelija u željenim kolonama i pokušajte ponovo. Izbor { $cells } na listu { $sheet } čini više oblasti, a ne jedan blok u lavirintu { $maze }.
    }
every-line-selected =
    { $line ->
        [row] Ostavite bar jedan red ili pritisnite „{ clear-maze-button }“. Izbor obuhvata sve redove lavirinta { $maze } na listu { $sheet }.
       *[column] Ostavite bar jednu kolonu ili pritisnite „{ clear-maze-button }“. Izbor obuhvata sve kolone lavirinta { $maze } na listu { $sheet }.
    }
grows-over-edge = Umetnite manje redova ili kolona. Lavirint bi prešao preko ivice lista { $sheet }.
grows-too-large = Umetnite manje redova ili kolona. Lavirint bi imao { $cells ->
    [one] { $cells } ćeliju
    [few] { $cells } ćelije
   *[other] { $cells } ćelija
}, a može da ih ima najviše { NUMBER($most) }.
grows-over-size-cells = Umetnite manje redova ili kolona. Lavirint bi zauzeo opseg { $area } na listu { $sheet } i prekrio tamošnje ćelije za veličinu.

# Entrance and exits

entrance-there-already = Ćelija { $cell } na listu { $sheet } je već ulaz.
entrance-set = Ćelija { $cell } na listu { $sheet } je sada ulaz, označen slovom S.
exit-there-already = Ćelija { $cell } na listu { $sheet } je već izlaz.
exit-added =
    { $exits ->
        [one] Ćelija { $cell } na listu { $sheet } je sada izlaz, označen slovom E. Lavirint ima { $exits } izlaz.
        [few] Ćelija { $cell } na listu { $sheet } je sada izlaz, označen slovom E. Lavirint ima { $exits } izlaza.
       *[other] Ćelija { $cell } na listu { $sheet } je sada izlaz, označen slovom E. Lavirint ima { $exits } izlaza.
    }
entrance-lost = Lavirint više nema ulaz. Da biste ga postavili, izaberite ćeliju i pritisnite „{ set-entrance-button }“.
end-removed =
    { $end ->
        [entrance] Ćelija { $cell } na listu { $sheet } više nije ulaz.
       *[exit] Ćelija { $cell } na listu { $sheet } više nije izlaz.
    }
not-an-end = Izaberite ćeliju označenu slovom S ili E i pokušajte ponovo. Ćelija { $cell } na listu { $sheet } nije ni ulaz ni izlaz.
selected-cell-outside = Izaberite ćeliju lavirinta i pokušajte ponovo. Ćelija { $cell } na listu { $sheet } je van lavirinta { $maze }.
selected-cell-out = Izaberite drugu ćeliju ili vratite ovu dugmetom „{ add-cells-button }“. Ćelija { $cell } na listu { $sheet } je uklonjena iz lavirinta.
ends-of-longest-path =
    { $between ->
        [edges] Ulaz je sada { $entrance }, a izlaz { $exit } na listu { $sheet }: krajevi najdužeg puta od ivice do ivice, dugog { $cells ->
            [one] { $cells } ćeliju
            [few] { $cells } ćelije
           *[other] { $cells } ćelija
        }.
       *[cells] Ulaz je sada { $entrance }, a izlaz { $exit } na listu { $sheet }: krajevi najdužeg puta, dugog { $cells ->
            [one] { $cells } ćeliju
            [few] { $cells } ćelije
           *[other] { $cells } ćelija
        }.
    }
ends-of-long-path =
    { $between ->
        [edges] Ulaz je sada { $entrance }, a izlaz { $exit } na listu { $sheet }: krajevi puta od ivice do ivice, dugog { $cells ->
            [one] { $cells } ćeliju
            [few] { $cells } ćelije
           *[other] { $cells } ćelija
        }. Lavirint ima petlje, pa je neki drugi put možda malo duži.
       *[cells] Ulaz je sada { $entrance }, a izlaz { $exit } na listu { $sheet }: krajevi puta dugog { $cells ->
            [one] { $cells } ćeliju
            [few] { $cells } ćelije
           *[other] { $cells } ćelija
        }. Lavirint ima petlje, pa je neki drugi put možda malo duži.
    }
no-longest-path = Napravite nekoliko prolaza i pokušajte ponovo. U lavirintu { $maze } na listu { $sheet } nijedan prolaz ne spaja dve ćelije, pa nema puta sa dva kraja.

# Shared by several actions

overwrite = Zameni
drawing-maze = Crtanje lavirinta…
