# Playing: a person walks through the maze with the arrow keys.
# $sheet is the name of a sheet; $cell and $maze are addresses, such as B2 or B2:I6.

## The fold of the tab Solve

play-title = Igra tasterima sa strelicama
play-check = Igraj
play-note = Vaš put dobija boju dok se krećete. Po listu se krećite tasterima sa strelicama ili klikom na ćeliju do koje je put prav i otvoren.
dead-ends-check = Označi ćorsokake
hint-button = Savet
enter-steps-button = Upiši moje korake
play-ended = Igra je isključena. Vaš trag ostaje; „{ clear-solution-button }“ ga uklanja.

## Starting

play-begins =
    { $exits ->
        [1] Na početku ste, u ćeliji { $cell }. Idite do izlaza { $exit }.
        [one] Na početku ste, u ćeliji { $cell }. Idite do bilo kog od { $exits } izlaza.
        [few] Na početku ste, u ćeliji { $cell }. Idite do bilo kog od { $exits } izlaza.
       *[other] Na početku ste, u ćeliji { $cell }. Idite do bilo kog od { $exits } izlaza.
    }
selection-not-reported = Ova verzija programa za tabele ne javlja koja je ćelija izabrana. Koristite noviju.
selection-unheard = Igra je isključena jer ova verzija programa za tabele ne javlja koja je ćelija izabrana. Koristite noviju.

## Each step

play-at =
    { $kind ->
        [dead-end] { $cell }, otvoreno: { LIST($open, type: "unit") }; ćorsokak.
        [crossing] { $cell }, otvoreno: { LIST($open, type: "unit") }; račvanje.
       *[corridor] { $cell }, otvoreno: { LIST($open, type: "unit") }.
    }
play-wall = Na putu je zid.
play-blocked = Do te ćelije ne vodi prav otvoren put.
play-outside = Nastavljate iz ćelije { $cell }: izaberite je.
play-hint =
    { $steps ->
        [1] Savet: idite { $side ->
            [right] desno
            [bottom] dole
            [left] levo
           *[top] gore
        }, u ćeliju { $cell }. To je izlaz.
        [one] Savet: idite { $side ->
            [right] desno
            [bottom] dole
            [left] levo
           *[top] gore
        }, u ćeliju { $cell }. Do izlaza je { $steps } korak.
        [few] Savet: idite { $side ->
            [right] desno
            [bottom] dole
            [left] levo
           *[top] gore
        }, u ćeliju { $cell }. Do izlaza su { $steps } koraka.
       *[other] Savet: idite { $side ->
            [right] desno
            [bottom] dole
            [left] levo
           *[top] gore
        }, u ćeliju { $cell }. Do izlaza je { $steps } koraka.
    }

## The end

play-exit =
    { $steps ->
        [one] Stigli ste do izlaza { $cell } u { $steps } koraku.
        [few] Stigli ste do izlaza { $cell } u { $steps } koraka.
       *[other] Stigli ste do izlaza { $cell } u { $steps } koraka.
    }
play-shortest =
    { $shortest ->
        [one] Najkraći put ima { $shortest } korak.
        [few] Najkraći put ima { $shortest } koraka.
       *[other] Najkraći put ima { $shortest } koraka.
    }
play-time =
    { $minutes ->
        [0] { $seconds ->
            [one] Vreme: { $seconds } sekunda.
            [few] Vreme: { $seconds } sekunde.
           *[other] Vreme: { $seconds } sekundi.
        }
       *[other] Vreme: { NUMBER($minutes) } min { $seconds } s.
    }
play-hints =
    { $hints ->
        [one] Uz { $hints } savet.
        [few] Uz { $hints } saveta.
       *[other] Uz { $hints } saveta.
    }

## How a step that failed leaves things

trail-stays = Nastavljate iz ćelije { $cell }.
play-gone = Lavirint ili njegov trag je promenjen, premešten ili uklonjen; ono što je na listu ostaje. Ponovo uključite „{ play-check }“.

## Removing, and entering the steps

no-self-marking-of-maze = Nijedan list ne ocenjuje puteve kroz lavirint { $maze } na listu { $sheet }. Prvo pritisnite „{ self-marking-button }“.
no-steps-walked = Još niste napravili nijedan korak. Prvo uključite „{ play-check }“ i krenite.
replace-typed-path = U ćeliji { $place } na listu { $sheet } već postoji put. Želite li da ga zamenite?
steps-entered =
    { $steps ->
        [one] { $steps } korak je upisan u { $place } na listu { $sheet }.
        [few] { $steps } koraka su upisana u { $place } na listu { $sheet }.
       *[other] { $steps } koraka je upisano u { $place } na listu { $sheet }.
    }
