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
select-neighbours = Izaberite dve susedne ćelije lavirinta ili blok njegovih ćelija, ili upišite parove ćelija. Među ćelijama { $cells } na listu { $sheet } nema dve susedne koje su obe u lavirintu.

# Cells

already-so = Tako je već. Ništa nije promenjeno.
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
last-cells-selected = Ostavite bar jednu ćeliju u lavirintu ili pritisnite „{ clear-maze-button }“. Od lavirinta na listu { $sheet } ostalo je samo { $cells }.
end-selected =
    { $end ->
        [entrance] Izaberite ćeliju { $cell } i pritisnite „{ remove-end-button }“ ili postavite drugi ulaz, pa pokušajte ponovo. Ćelija { $cell } na listu { $sheet } je ulaz u lavirint.
       *[exit] Izaberite ćeliju { $cell } i pritisnite „{ remove-end-button }“, pa pokušajte ponovo. Ćelija { $cell } na listu { $sheet } je izlaz iz lavirinta.
    }

# Rows and columns

lines-changed = Lavirint { $maze } na listu { $sheet } sada je { $area }.
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
lines-outside = Izaberite jedan blok ćelija lavirinta u željenim redovima ili kolonama i pokušajte ponovo. Izbor { $cells } na listu { $sheet } nije takav blok u lavirintu { $maze }.
every-line-selected = Ostavite bar jedan red ili jednu kolonu ili pritisnite „{ clear-maze-button }“. Izbor obuhvata ceo lavirint { $maze } na listu { $sheet }.
grows-too-far = Umetnite manje redova ili kolona. Opseg { $area } na listu { $sheet } prekrio bi ćelije za veličinu, prešao preko ivice lista ili imao više od { NUMBER($most) } ćelija.

# Entrance and exits

entrance-set = Ćelija { $cell } na listu { $sheet } je sada ulaz, označen slovom S.
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
cell-outside-maze = Izaberite ćeliju lavirinta i pokušajte ponovo. Ćelija { $cell } na listu { $sheet } je van lavirinta { $maze }.
cell-out-of-maze = Izaberite drugu ćeliju ili vratite ovu dugmetom „{ add-cells-button }“. Ćelija { $cell } na listu { $sheet } je uklonjena iz lavirinta.
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
