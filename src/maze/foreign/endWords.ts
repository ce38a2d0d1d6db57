/** What people write into the cell where a maze begins, in English, German and Serbian, or as signs of programs. */
const BEGINS = new Set(
  "s a p 2 🟩 🟢 🚪 🏃 🚶 🐭 🐁 in start anfang beginn eingang entrance entry begin ulaz početak pocetak старт улаз почетак с".split(
    " ",
  ),
);
const ENDS = new Set(
  "e b f g x z 3 🟥 🔴 🏁 🎯 🧀 🚩 🏆 ⭐ out end ende ziel ausgang exit finish goal target kraj izlaz cilj крај излаз циљ".split(
    " ",
  ),
);

/** What a text in a cell says of it; undefined for any other text. */
export function endSaid(text: string): "begin" | "end" | undefined {
  const word = text.toLowerCase().replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]/gu, "");
  return BEGINS.has(word) ? "begin" : ENDS.has(word) ? "end" : undefined;
}
