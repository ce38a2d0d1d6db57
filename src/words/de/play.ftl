# Playing: a person walks through the maze with the arrow keys.
# $sheet is the name of a sheet; $cell and $maze are addresses, such as B2 or B2:I6.

## The fold of the tab Solve

play-title = Mit den Pfeiltasten spielen
# A switch.
play-check = Spielen
play-note = Ihr Weg wird beim Gehen gefärbt. Gehen Sie im Blatt mit den Pfeiltasten, oder klicken Sie auf eine Zelle in gerader Linie ohne Wand dazwischen.
dead-ends-check = Sackgassen zeigen
hint-button = Tipp
enter-steps-button = Meine Schritte eintragen
play-ended = Das Spiel ist beendet. Ihre Spur bleibt; „{ clear-solution-button }“ entfernt sie.

## Starting

play-begins =
    { $exits ->
        [one] Sie stehen am Eingang { $cell }. Gehen Sie zum Ausgang { $exit }.
       *[other] Sie stehen am Eingang { $cell }. Gehen Sie zu einem der { $exits } Ausgänge.
    }
selection-not-reported = Diese Version Ihres Tabellenprogramms meldet nicht, welche Zelle markiert ist. Verwenden Sie eine neuere.
selection-unheard = Das Spiel ist beendet, weil diese Version Ihres Tabellenprogramms nicht meldet, welche Zelle markiert ist. Verwenden Sie eine neuere.

## Each step

# $open lists sides as { open-side } has them; $kind is what the cell is.
play-at =
    { $kind ->
        [dead-end] { $cell }, offen: { LIST($open, type: "unit") }; Sackgasse.
        [crossing] { $cell }, offen: { LIST($open, type: "unit") }; Kreuzung.
       *[corridor] { $cell }, offen: { LIST($open, type: "unit") }.
    }
play-wall = Hier ist eine Wand im Weg.
play-blocked = Zu dieser Zelle führt kein gerader Weg ohne Wand.
play-outside = Ihr Weg geht bei { $cell } weiter: Markieren Sie diese Zelle.
# $side is right, bottom, left or top, the next cell of a shortest path; $steps is how many are left.
play-hint =
    { $steps ->
        [one] Tipp: Gehen Sie nach { $side ->
            [right] rechts
            [bottom] unten
            [left] links
           *[top] oben
        }, zu { $cell }. Das ist der Ausgang.
       *[other] Tipp: Gehen Sie nach { $side ->
            [right] rechts
            [bottom] unten
            [left] links
           *[top] oben
        }, zu { $cell }. Der Ausgang ist { $steps } Schritte entfernt.
    }

## The end

# $steps are those walked, there and back, $shortest the fewest.
play-exit =
    { $steps ->
        [one] Ausgang { $cell } in { $steps } Schritt erreicht.
       *[other] Ausgang { $cell } in { NUMBER($steps) } Schritten erreicht.
    }
play-shortest =
    { $shortest ->
        [one] Der kürzeste Weg hat { $shortest } Schritt.
       *[other] Der kürzeste Weg hat { NUMBER($shortest) } Schritte.
    }
# Whole seconds.
play-time =
    { $minutes ->
        [0] { $seconds ->
            [one] Zeit: { $seconds } Sekunde.
           *[other] Zeit: { $seconds } Sekunden.
        }
       *[other] Zeit: { NUMBER($minutes) } min { $seconds } s.
    }
play-hints =
    { $hints ->
        [one] Mit { $hints } Tipp.
       *[other] Mit { $hints } Tipps.
    }

## How a step that failed leaves things

trail-stays = Ihr Weg geht bei { $cell } weiter.
play-gone = Das Labyrinth oder seine Spur wurde geändert, verschoben oder entfernt; was auf dem Blatt steht, bleibt. Schalten Sie „{ play-check }“ wieder ein.

## Removing, and entering the steps

no-self-marking-of-maze = Kein Blatt prüft Wege durch { $maze } auf dem Blatt { $sheet }. Klicken Sie zuerst auf „{ self-marking-button }“.
no-steps-walked = Sie sind noch keinen Schritt gegangen. Schalten Sie zuerst „{ play-check }“ ein, und gehen Sie los.
replace-typed-path = In { $place } auf dem Blatt { $sheet } steht schon ein Weg. Ersetzen?
steps-entered =
    { $steps ->
        [one] { $steps } Schritt wurde in { $place } auf dem Blatt { $sheet } eingetragen.
       *[other] { NUMBER($steps) } Schritte wurden in { $place } auf dem Blatt { $sheet } eingetragen.
    }
