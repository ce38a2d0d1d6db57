# The solvers: a name, and a sentence on how it goes about it and what its path is.

solver-breadth-first = Pretraga u širinu
solver-breadth-first-does = Širi se od ulaza na sve strane istovremeno; uvek nalazi najkraći put.

solver-bidirectional = S oba kraja
solver-bidirectional-does = Širi se naizmenično od ulaza i od izlaza dok se ne sretnu; uvek nalazi najkraći put.

solver-depth-first = Pretraga u dubinu
solver-depth-first-does = Ide nasumično dok ne zapne, pa se vraća do poslednjeg račvanja; nalazi put, ne uvek najkraći.

solver-a-star = A*
solver-a-star-does = Prvo gleda gde je zbir dosadašnjeg puta i rastojanja do izlaza pravom linijom najmanji; nalazi najkraći put ili, uz brojeve u ćelijama, najjeftiniji.

solver-dijkstra = Dajkstra
solver-dijkstra-does = Nastavlja iz ćelije do koje se najjeftinije stiže; nalazi put sa najmanjim zbirom cena ćelija.

solver-dead-end-filling = Popunjavanje ćorsokaka
solver-dead-end-filling-does = Gleda lavirint odozgo i popunjava svaki ćorsokak do njegovog račvanja; ono što ostane sadrži najkraći put.

solver-wall-follower = Praćenje zida
hand-choice = { $field }: ruka na zidu
solver-hand = { $hand ->
    [left] Leva
   *[right] Desna
 }
solver-left-hand = Praćenje zida, leva ruka
solver-left-hand-does = Hoda sa levom rukom na zidu; javlja ako ide ukrug.

solver-right-hand = Praćenje zida, desna ruka
solver-right-hand-does = Hoda sa desnom rukom na zidu; javlja ako ide ukrug.

solver-pledge = Pledž
solver-pledge-does = Drži jedan smer i broji skretanja uz zidove, pa napušta svako ostrvo; nalazi svaki izlaz na ivici.

solver-tremaux = Tremo
solver-tremaux-does = Hoda i obeležava svaki prolaz, a nijednim ne ide više od dvaput; nalazi put kroz svaki lavirint koji ga ima.

solver-floyd-warshall = Flojd–Voršal
solver-floyd-warshall-does = Nalazi najkraće puteve između svih parova ćelija i uzima onaj do najbližeg izlaza.
