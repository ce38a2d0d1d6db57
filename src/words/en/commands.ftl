# The ribbon's Generate, which has no pane to ask in.

ribbon-question = { $question } Generate on the ribbon can’t ask, so it stopped. { $outcome } To answer, press { generate-button } in the pane.
# $outcome says how the sheet was left.
ribbon-took-too-long = Press { generate-button } in the pane, where there is no time limit. A command of the ribbon is ended after five minutes, and this maze would have taken longer. { $outcome }
