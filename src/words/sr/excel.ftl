# What the program that holds the workbook refuses, and what to do about it. It may be Excel or another program, so no message names it,
# or a menu of it.

access-denied = Uklonite zaštitu ili sačuvajte kopiju, pa pokušajte ponovo. List ili radna sveska su zaštićeni ili samo za čitanje, pa ne mogu da se menjaju.
activity-limit = Sačekajte minut i pokušajte ponovo. Radna sveska je trenutno prezauzeta.
host-too-old = Ažurirajte program za tabele i pokušajte ponovo. Ovoj verziji nedostaje nešto što je Lavirintu potrebno.
bad-password = Sami uklonite zaštitu i pokušajte ponovo. Lozinka nije prihvaćena.
changes-not-reported = Zatvorite okno i ponovo ga otvorite. Radna sveska ne javlja promene oknu.
setting-read-only = Ažurirajte program za tabele, a ako to ne pomogne, prijavite detalje ispod. Ova verzija ne dozvoljava promenu jedne postavke.
edit-conflict = Pokušajte ponovo. Neko drugi je istovremeno promenio isto mesto.
connection-broke = Proverite vezu i pokušajte ponovo. Veza sa radnom sveskom je prekinuta.
still-calculating = Sačekajte da radna sveska završi izračunavanje i pokušajte ponovo.
chart-without-data = Izaberite drugi list i pokušajte ponovo. Na ovom listu je grafikon bez podataka.
filter-in-way = Uklonite filter i pokušajte ponovo. Filter smeta lavirintu.
text-too-long-for-formula = Izaberite manji lavirint i pokušajte ponovo. Tekst je predugačak za formulu.
refused-without-reason = Pokušajte ponovo; ako ni to ne uspe, sačuvajte radnu svesku i ponovo je otvorite. Radna sveska je odbila zahtev bez objašnjenja.
other-workbook-in-front = Pređite na radnu svesku sa lavirintom i pokušajte ponovo. Aktivna je druga radna sveska.
names-in-r1c1 = Isključite stil reference R1C1 i pokušajte ponovo. Sa njim Lavirint ne može da nađe lavirint.
cells-cannot-move = Izaberite drugi list i pokušajte ponovo. Ćelije tamo ne mogu da se premeste.
value-not-understood = Proverite veličine i raspored, pa pokušajte ponovo. Radna sveska nije razumela vrednost koju je Lavirint poslao.
place-lost = Pokušajte ponovo. Lavirint više ne može da nađe ćelije na kojima je radio.
object-gone = Pokušajte ponovo. Nešto na čemu je Lavirint radio više nije u radnoj svesci.
not-allowed-now = Zatvorite otvorene dijaloge i pokušajte ponovo. Radna sveska to trenutno ne dozvoljava.
cell-edited = Pritisnite Enter ili Esc na listu i pokušajte ponovo. Neka ćelija se upravo uređuje.
session-ended = Učitajte radnu svesku iznova i pokušajte ponovo. Njena sesija je istekla.
reference-broken = Pritisnite „{ set-up-sheet-button }“ i pokušajte ponovo. Jedna referenca na ćelije više ne važi.
page-set-up-refused = Instalirajte ili izaberite štampač i pokušajte ponovo. Program za tabele je odbio podešavanje stranice, što može da se desi kad nema štampača.
new-sheet-refused = Ručno dodajte list da biste videli šta smeta i pokušajte ponovo. Program za tabele je odbio da doda list.
request-not-understood = Ažurirajte program za tabele i pokušajte ponovo. Nije razumeo zahtev.
selection-unusable = Izaberite neku ćeliju lista i pokušajte ponovo. Trenutni izbor ne može da se upotrebi za ovo.
already-there = Pokušajte ponovo. List ili ime koje je Lavirint hteo da doda već postoji.
not-found = Izaberite radni list i pokušajte ponovo. Potrebnog lista ili imena više nema, ili aktivni list nije radni list.
memory-full = Zatvorite druge radne sveske ili izaberite manji lavirint, pa pokušajte ponovo. Nema dovoljno memorije.
merged-cells-in-way = Razdvojite objedinjene ćelije i pokušajte ponovo. One smetaju lavirintu.
contents-off-sheet = Izaberite drugi list i pokušajte ponovo. Ćelije sa sadržajem bile bi potisnute van lista.
links-blocked = Izaberite drugi list i pokušajte ponovo. Veze sa drugim radnim sveskama ovde su blokirane.
too-many-cells-to-change = Izaberite manji lavirint i pokušajte ponovo. Ovo je previše ćelija za jednu promenu.
pivot-table-in-way = Izaberite drugi list i pokušajte ponovo. Smeta izvedena tabela.
data-source-asks = Prijavite se na izvor podataka koji to traži ili otkažite njegov zahtev, pa pokušajte ponovo.
too-many-cells = Izaberite manji lavirint i pokušajte ponovo. Ovo je više ćelija nego što radna sveska prihvata odjednom.
request-aborted = Pokušajte ponovo. Rad je prekinut, možda zato što je nešto drugo promenjeno.
request-too-large = Izaberite manji lavirint i pokušajte ponovo. Ovo je više nego što radna sveska prihvata odjednom.
answer-too-large = Izaberite drugi list i pokušajte ponovo. Na mestu lavirinta ima više podataka nego što radna sveska može da pošalje odjednom.
texts-too-long = Skratite tekst u ćeliji { $cell } na listu { $sheet } i pokušajte ponovo. Ćelije tamo sadrže više teksta nego što radna sveska može da pošalje odjednom.
service-silent = Sačekajte trenutak i pokušajte ponovo. Usluga radne sveske ne odgovara.
answer-too-late = Sačekajte minut i pokušajte ponovo. Radna sveska predugo nije odgovarala.
not-signed-in = Prijavite se i pokušajte ponovo. Usluga radne sveske ne zna ko ste.
holds-no-maze = Izaberite običan radni list i pokušajte ponovo. U ovakav list ili radnu svesku lavirint ne može da se smesti.
fill-refused = Izaberite drugu popunu i pokušajte ponovo. Ćelije ovde ne mogu da imaju tu boju.
not-done-here = Izaberite običan radni list i pokušajte ponovo. Ovde to ne može da se uradi.
dialog-open = Zatvorite otvoreni dijalog i pokušajte ponovo.
refused-with-code = Pokušajte ponovo; ako ni to ne uspe, prijavite detalje ispod. Radna sveska je odbila zahtev uz grešku „{ $code }“.

excel-error = { $code }: { $text }
excel-error-at = { $code } u { $location }: { $text }

# Where Excel has the command, in the words of its Serbian menus.
way-to-unprotect = U programu Excel: Redigovanje, Opozovi zaštitu lista ili Zaštiti radnu svesku.
way-to-unmerge = U programu Excel: Početak, Objedini i centriraj.
way-to-remove-filter = U programu Excel: Podaci, Filter.
way-to-unhide = U programu Excel: Početak, Oblikovanje, Sakrij i otkrij.
way-to-names = U programu Excel: Formule, Menadžer imena.
way-to-a1 = U programu Excel: Datoteka, Opcije, Formule, stil reference R1C1.
way-to-page = U programu Excel: kartica Raspored na stranici.

still-at-work = Sačekajte da se završi ili pritisnite „{ stop-button }“, pa pokušajte ponovo. Radnja „{ $action }“ još traje.
waiting-for-edit = Pritisnite Enter ili Esc na listu da bi se nastavilo. Neka ćelija se upravo uređuje.
waiting-for-other-workbook = Kliknite na neku ćeliju radne sveske sa lavirintom da bi se nastavilo. Aktivna je druga radna sveska.
waiting-for-workbook = Radna sveska je zauzeta. Čeka se…
workbook-not-watched = Zatvorite okno i ponovo ga otvorite. Radna sveska ne javlja promene oknu, pa okno možda prikazuje stare brojeve.
