import { markClassSet, updateClassSet } from "../../src/actions/classroom";
import { sheet, put } from "../actions/stage";
import { actsOf, names } from "./act";

const pages = () => names().filter((name) => /^(Ana|Ben|Cy)/.test(name));

export const classActs = actsOf({
  "New class list": { done: () => expect(sheet("Class list").tables).toHaveLength(1), budget: [3, 13, 6] },
  "Make class set": {
    done: () => expect(pages()).toEqual(["Ana", "Ben"]),
    budget: [11, 92, 44],
    troubleIn: "classroom/classSetInTrouble",
  },
  "Update class set": {
    beside: "class set",
    act: (talk) => (put(sheet(), "BK3", "Cy"), updateClassSet(talk)),
    done: () => expect(pages()).toEqual(["Ana", "Cy"]),
    budget: [13, 75, 43],
    troubleIn: "classroom/classSetInTrouble",
  },
  "Self-marking for all": {
    beside: "class set",
    act: markClassSet,
    done: () => expect(pages()).toEqual(["Ana", "Ben", "Ana self-marking", "Ben self-marking"]),
    budget: [12, 157, 91],
    troubleIn: "classroom/markClassSet",
  },
});
