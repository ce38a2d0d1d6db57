# The player: a maze or a search shown in the sheet step by step, and the table of steps.
#
# A place is where it is shown: "B2:I6 na listu Sheet1". Position 0 is before the first step.

step-of-steps = Korak { NUMBER($step) } od { NUMBER($steps) }: { $did }
numbers-leave = Lavirint je gotov, pa se brojevi skupova uklanjaju iz njegovih ćelija.
before-first-step =
    { $steps ->
        [0] Nema koraka.
        [1] Pre jedinog koraka.
        [one] Pre prvog od { $steps } koraka.
        [few] Pre prvog od { $steps } koraka.
       *[other] Pre prvog od { $steps } koraka.
    }
pair-step = Korak { NUMBER($step) } od { NUMBER($steps) }. { $first } { $second }
pair-did = { $name }: { $did }
pair-done =
    { $steps ->
        [one] { $name }: gotovo posle { $steps } koraka.
        [few] { $name }: gotovo posle { $steps } koraka.
       *[other] { $name }: gotovo posle { $steps } koraka.
    }

## What the sheet shows

cells-on-sheet = { $area } na listu { $sheet }
shows-step = { $place } prikazuje korak { NUMBER($step) } od { NUMBER($steps) }.
between-steps = { $place } je između koraka { NUMBER($from) } i { NUMBER($to) } od { NUMBER($steps) }. Da biste ga ponovo iscrtali, pritisnite „{ step-forward-button }“ ili „{ step-back-button }“.
typed-while-watching = Zaustavljeno jer je nešto upisano u { $where }. Upisano je sačuvano.

## What a person put into the cells that are played. "what" is what is painted there.

values-in-the-way =
    { $count ->
        [one] { $where } na listu { $sheet }: lavirint bi prekrio { $count } vrednost.
        [few] { $where } na listu { $sheet }: lavirint bi prekrio { $count } vrednosti.
       *[other] { $where } na listu { $sheet }: lavirint bi prekrio { $count } vrednosti.
    }
fills-in-the-way =
    { $what ->
        [search]
            { $count ->
                [1] { $where } na listu { $sheet }: pretraga bi prekrila drugu popunu.
                [one] { $where } na listu { $sheet }: pretraga bi prekrila druge popune.
                [few] { $where } na listu { $sheet }: pretraga bi prekrila druge popune.
               *[other] { $where } na listu { $sheet }: pretraga bi prekrila druge popune.
            }
       *[maze]
            { $count ->
                [1] { $where } na listu { $sheet }: lavirint bi prekrio drugu popunu.
                [one] { $where } na listu { $sheet }: lavirint bi prekrio druge popune.
                [few] { $where } na listu { $sheet }: lavirint bi prekrio druge popune.
               *[other] { $where } na listu { $sheet }: lavirint bi prekrio druge popune.
            }
    }
overwrite-them =
    { $count ->
        [1] Želite li da se to zameni?
        [one] Želite li da se sve to zameni?
        [few] Želite li da se sve to zameni?
       *[other] Želite li da se sve to zameni?
    }

## The table of steps

steps-written =
    { $steps ->
        [one] U tabeli na listu { $name } je { $steps } korak.
        [few] U tabeli na listu { $name } su { $steps } koraka.
       *[other] U tabeli na listu { $name } je { $steps } koraka.
    }

## The merge tree: cells are its leaves, and each union of two sets is a new node above the nodes of the two

merge-tree-written =
    { $unions ->
        [one] Stablo spajanja je na listu { $name }: { $unions } spajanje, kao crtež i kao tabela.
        [few] Stablo spajanja je na listu { $name }: { $unions } spajanja, kao crtež i kao tabela.
       *[other] Stablo spajanja je na listu { $name }: { $unions } spajanja, kao crtež i kao tabela.
    }
merge-tree-of = Kako su se skupovi lavirinta { $area } na listu { $sheet } spajali: { $generator }
merge-tree-table-means = U tabeli su svi čvorovi: ćelije i, počev od { $first }, spajanja. Svako spajanje dva skupa je novi čvor, roditelj dva čvora koja spaja.
merge-tree-drawing-means = Crtež prikazuje isto stablo: po jedan red za svaku ćeliju, a spajanja sleva nadesno redom kojim su nastala.

## Labels above the set numbers on the hidden sheet. Each must begin with a letter.

numbers-before-last-merge = Neposredno pre poslednjeg spajanja: skupovi { NUMBER($set, useGrouping: 0) } i { NUMBER($other, useGrouping: 0) }
numbers-after-last-merge = Posle poslednjeg spajanja
numbers-before-first-step = Pre prvog koraka
numbers-after-step = Posle koraka { NUMBER($step) } od { NUMBER($steps) }

## The legend: what the fills of cells mean

sign-sets = skup povezanih ćelija (neki skupovi imaju istu boju)
sign-step = ćelije ovog koraka
sign-visited = posećeno
sign-path = put
sign-visited-by = posećeno: { $solver }
sign-visited-by-both = posećeno: oba
sign-path-of = put: { $solver }
sign-path-of-both = put: oba
sign-in-one = { $name }: { $words }
