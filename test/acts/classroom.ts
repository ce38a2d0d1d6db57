import { markClassSet, updateClassSet } from "../../src/actions/classroom";
import { sheet, put } from "../actions/stage";
import { type Act, names, tried } from "./act";

const pages = () => names().filter((name) => /^(Ana|Ben|Cy)/.test(name));

/** Class lists and class sets. */
export const classActs: readonly Act[] = [
  {
    ...tried("New class list"),
    done: () => expect(sheet("Class list").tables).toHaveLength(1),
    budget: [3, 13, 6],
  },
  {
    ...tried("Make class set"),
    done: () => expect(pages()).toEqual(["Ana", "Ben"]),
    budget: [11, 92, 44],
    troubleIn: "classroom/classSetInTrouble",
  },
  {
    name: "Update class set",
    beside: "class set",
    act: (talk) => (put(sheet(), "BK3", "Cy"), updateClassSet(talk)),
    done: () => expect(pages()).toEqual(["Ana", "Cy"]),
    budget: [13, 75, 43],
    troubleIn: "classroom/classSetInTrouble",
  },
  {
    name: "Self-marking for all",
    beside: "class set",
    act: (talk) => markClassSet(talk),
    done: () => expect(pages()).toEqual(["Ana", "Ben", "Ana self-marking", "Ben self-marking"]),
    budget: [12, 156, 91],
    troubleIn: "classroom/markClassSet",
  },
];
