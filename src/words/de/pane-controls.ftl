# Words that all fields of the pane share.

field-below-least = { $held ->
    [nothing] „{ $field }“ ist leer oder enthält keine Zahl
   *[number] In „{ $field }“ steht { $value }
 }. Geben Sie { $kind ->
    [whole] eine ganze Zahl
   *[decimal] eine Zahl
 } ab { NUMBER($min) } ein.
field-out-of-bounds = { $held ->
    [nothing] „{ $field }“ ist leer oder enthält keine Zahl
   *[number] In „{ $field }“ steht { $value }
 }. Geben Sie { $kind ->
    [whole] eine ganze Zahl
   *[decimal] eine Zahl
 } von { NUMBER($min) } bis { NUMBER($max) } ein.
copy-by-keys = Zum Kopieren ist alles markiert: Drücken Sie Strg+C (auf dem Mac Cmd+C).
