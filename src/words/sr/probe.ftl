# Questions to the program that holds the workbook, each tried on a scratch sheet.

scratch-sheet-left = Izbrišite list { $sheet } ako postoji. Izveštaj ga je koristio, a nije mogao da se ukloni.
