# What each step of a search did, while a solution or a race is watched. Cells are addresses (H3).

search-visits = Poseta ćeliji { $cell }.
search-visits-again = Ponovna poseta ćeliji { $cell }.
search-found-path =
    { $cells ->
        [one] Put je nađen: { $cells } ćelija.
        [few] Put je nađen: { $cells } ćelije.
       *[other] Put je nađen: { $cells } ćelija.
    }

## A race: two solvers search the same maze, in step.

racer-visits = { $solver } posećuje { $cell }.
racer-found-path =
    { $steps ->
        [one]
            { $visits ->
                [one] { $solver }: put od { $steps } koraka nađen je u { $visits } poseti.
                [few] { $solver }: put od { $steps } koraka nađen je u { $visits } posete.
               *[other] { $solver }: put od { $steps } koraka nađen je u { $visits } poseta.
            }
        [few]
            { $visits ->
                [one] { $solver }: put od { $steps } koraka nađen je u { $visits } poseti.
                [few] { $solver }: put od { $steps } koraka nađen je u { $visits } posete.
               *[other] { $solver }: put od { $steps } koraka nađen je u { $visits } poseta.
            }
       *[other]
            { $visits ->
                [one] { $solver }: put od { $steps } koraka nađen je u { $visits } poseti.
                [few] { $solver }: put od { $steps } koraka nađen je u { $visits } posete.
               *[other] { $solver }: put od { $steps } koraka nađen je u { $visits } poseta.
            }
    }
racer-found-no-path =
    { $visits ->
        [one] { $solver }: put nije nađen u { $visits } poseti.
        [few] { $solver }: put nije nađen u { $visits } posete.
       *[other] { $solver }: put nije nađen u { $visits } poseta.
    }
