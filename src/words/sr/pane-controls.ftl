# Words that all fields of the pane share.

field-below-least = Polje „{ $field }“ { $held ->
    [nothing] je prazno ili ne sadrži broj
   *[number] sadrži { $value }
 }. Upišite { $kind ->
    [whole] ceo broj
   *[decimal] broj
 } koji nije manji od { NUMBER($min) }.
field-out-of-bounds = Polje „{ $field }“ { $held ->
    [nothing] je prazno ili ne sadrži broj
   *[number] sadrži { $value }
 }. Upišite { $kind ->
    [whole] ceo broj
   *[decimal] broj
 } od { NUMBER($min) } do { NUMBER($max) }.
# How a text that is selected is copied.
copy-by-keys = Izabran je: pritisnite Ctrl+C (na Mac računaru Cmd+C) da biste ga kopirali.
