# What stands in the pages themselves, in English until a language is loaded.

older-title = Lavirintu je potreban noviji Excel
older-note = Programu u kojem je otvorena ova radna sveska nedostaje ono što je Lavirintu potrebno (ExcelApi 1.14), pa ovde ne može ništa da nacrta. Koristite Excel 2021 ili noviji, Microsoft 365 za Windows ili Mac, Excel za veb ili Excel za iPad, sa svim ažuriranjima.
