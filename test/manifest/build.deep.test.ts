import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { buildAnew, built } from "../built";

test("the same source builds the same bytes again", () => {
  const folder = buildAnew();
  try {
    const { addIn } = built();
    const names = readdirSync(addIn, { recursive: true }).map(String).sort();
    expect(readdirSync(path.join(folder, "addIn"), { recursive: true }).map(String).sort()).toEqual(names);
    for (const name of names.filter((each) => statSync(path.join(addIn, each)).isFile())) {
      const again = readFileSync(path.join(folder, "addIn", name));
      expect({ name, isSame: again.equals(readFileSync(path.join(addIn, name))) }).toEqual({ name, isSame: true });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
