# A look at the sheet in front: what it is, and what is selected on it.

no-worksheet-in-front = Kliknite na karticu radnog lista i pokušajte ponovo. Aktivan je list sa grafikonom ili druga radna sveska.
sheet-protected = Uklonite zaštitu ili izaberite drugi list, pa pokušajte ponovo. List { $sheet } je zaštićen.
other-sheet-protected = { $shown ->
    [yes] Uklonite zaštitu lista { $sheet } i pokušajte ponovo. Taj list je zaštićen, a ovo bi ga promenilo ili izbrisalo.
   *[no] Otkrijte list { $sheet }, uklonite njegovu zaštitu i pokušajte ponovo. Taj skriveni list je zaštićen, a ovo bi ga promenilo ili izbrisalo.
  }
sheet-is-index = Izaberite list sa lavirintom i pokušajte ponovo. List { $sheet } je sadržaj zbirke.
structure-protected = Uklonite zaštitu radne sveske i pokušajte ponovo. Njena struktura je zaštićena, pa listovi ne mogu da se dodaju, brišu, prikazuju ni skrivaju.
name-is-yours = Promenite svoje ime { $name } ili ga izbrišite, pa pokušajte ponovo. Lavirint i sam koristi takvo ime, a ovo nije njegovo.
too-many-areas = Izaberite manji broj oblasti i pokušajte ponovo. { $count ->
    [one] Izabrana je { $count } oblast
    [few] Izabrane su { $count } oblasti
   *[other] Izabrano je { $count } oblasti
}, a čita se najviše { NUMBER($most) }.
nothing-selected = Izaberite ćelije lavirinta i pokušajte ponovo.
areas-and-more = { $areas } i još { $count ->
    [one] { $count } oblast
    [few] { $count } oblasti
   *[other] { $count } oblasti
  }
generate-to-print = Prvo pritisnite „{ generate-button }“ ili izaberite list sa lavirintom. Na listu { $sheet } nema lavirinta za štampanje.
generate-and-select = Prvo pritisnite „{ generate-button }“ ili „{ format-grid-button }“, a zatim izaberite ćelije lavirinta. Na listu { $sheet } nema poznatog lavirinta.
generate-or-select = Prvo pritisnite „{ generate-button }“ ili izaberite sve ćelije lavirinta kao jedan blok, pa pokušajte ponovo. Na listu { $sheet } nema poznatog lavirinta.
