# The ribbon's Generate, which has no pane to ask in.

ribbon-question = { $question } Generate on the ribbon can’t ask, so it stopped. { $outcome } To answer, press { generate-button } in the pane.
