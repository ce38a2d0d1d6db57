# The ribbon's Generate, which has no pane to ask in.

ribbon-question = { $question } Generate on the ribbon cannot ask, so it stopped. { $outcome } To answer, press Generate in the pane.
