# Words that all fields of the pane share.

field-below-least = Geben Sie in „{ $field }“ { $kind ->
    [whole] eine ganze Zahl
   *[decimal] eine Zahl
 } ab { NUMBER($min) } ein: { $held ->
    [nothing] Das Feld ist leer oder enthält keine Zahl
   *[number] Dort steht { $value }
 }. Es wurde nichts geändert.
field-out-of-bounds = Geben Sie in „{ $field }“ { $kind ->
    [whole] eine ganze Zahl
   *[decimal] eine Zahl
 } von { NUMBER($min) } bis { NUMBER($max) } ein: { $held ->
    [nothing] Das Feld ist leer oder enthält keine Zahl
   *[number] Dort steht { $value }
 }. Es wurde nichts geändert.
copy-by-keys = Zum Kopieren ist alles markiert: Drücken Sie Strg+C (auf dem Mac Cmd+C).
