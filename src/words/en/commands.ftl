# Commands of the ribbon and of a cell's menu, which have no pane to ask in. $button is the label of the pane's button for the same.

ribbon-question = { $question } Only the pane can ask, so this command stopped. { $outcome } To answer, press the button { $button } in the pane.
# $outcome says how the sheet was left.
ribbon-took-too-long = A command of the ribbon or of a cell’s menu is ended after five minutes, and this one would have taken longer. { $outcome } Press the button { $button } in the pane, where there is no time limit.
