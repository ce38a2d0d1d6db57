# A look at the sheet in front: what it is, and what is selected on it.

no-worksheet-in-front = Aktivan je list sa grafikonom ili druga radna sveska. Kliknite na karticu radnog lista i pokušajte ponovo.
sheet-protected = List { $sheet } je zaštićen. Uklonite zaštitu ili izaberite drugi list, pa pokušajte ponovo.
other-sheet-protected = { $shown ->
    [yes] List { $sheet }
   *[no] Skriveni list { $sheet }
  } je zaštićen, a ovo bi ga promenilo ili izbrisalo. { $shown ->
    [yes] Uklonite zaštitu i pokušajte ponovo.
   *[no] Otkrijte ga, uklonite zaštitu i pokušajte ponovo.
  }
sheet-is-index = List { $sheet } je sadržaj zbirke. Izaberite list sa lavirintom i pokušajte ponovo.
structure-protected = Struktura radne sveske je zaštićena, pa listovi ne mogu da se dodaju, brišu, prikazuju ni skrivaju. Uklonite zaštitu i pokušajte ponovo.
name-is-yours = Lavirintu je potrebno ime { $name }, ali ste ga vi već definisali. Promenite ili izbrišite svoje, pa pokušajte ponovo.
too-many-areas = { $count ->
    [one] Izabrana je { $count } oblast
    [few] Izabrane su { $count } oblasti
   *[other] Izabrano je { $count } oblasti
}, a čita se najviše { NUMBER($most) }. Izaberite manji broj oblasti i pokušajte ponovo.
nothing-selected = Izaberite ćelije lavirinta i pokušajte ponovo.
areas-and-more = { $areas } i još { $count ->
    [one] { $count } oblast
    [few] { $count } oblasti
   *[other] { $count } oblasti
  }
generate-to-print = Na listu { $sheet } nema lavirinta za štampanje. Prvo pritisnite „{ generate-button }“ ili izaberite list sa lavirintom.
generate-and-select = Na listu { $sheet } nije pronađen lavirint. Prvo pritisnite „{ generate-button }“ ili „{ format-grid-button }“, a zatim izaberite ćelije lavirinta.
generate-or-select = Na listu { $sheet } nije pronađen lavirint. Prvo pritisnite „{ generate-button }“ ili izaberite sve ćelije lavirinta kao jedan blok, pa pokušajte ponovo.
