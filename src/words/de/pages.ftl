# What stands in the pages themselves, in English until a language is loaded.

older-title = Lavirint braucht ein neueres Excel
older-note = Dem Programm, in dem diese Arbeitsmappe geöffnet ist, fehlt etwas, womit Lavirint arbeitet (ExcelApi 1.14); es kann hier deshalb nichts zeichnen. Verwenden Sie Excel 2021 oder neuer, Microsoft 365 unter Windows oder auf dem Mac, Excel im Web oder Excel auf dem iPad, jeweils auf dem neuesten Stand.
