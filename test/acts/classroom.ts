import { makeClassSet } from "../../src/actions/classroom/makeClassSet";
import { markClassSet } from "../../src/actions/classroom/marking/markClassSet";
import { newClassList } from "../../src/actions/classroom/newClassList";
import { updateClassSet } from "../../src/actions/classroom/updateClassSet";
import { sheet } from "../actions/openMaze";
import { put } from "../actions/sheetReading";
import { type Act, names } from "./act";
import { listPupils, smallClass } from "./standing";

const pages = () => names().filter((name) => /^(Ana|Ben|Cy)/.test(name));

/** Class lists and class sets. */
export const classActs: readonly Act[] = [
  {
    name: "New class list",
    act: (talk) => newClassList(talk),
    done: () => expect(sheet("Class list").tables).toHaveLength(1),
    budget: [5, 9, 9],
  },
  {
    name: "Make class set",
    act: (talk) => (listPupils(), makeClassSet(smallClass, talk)),
    done: () => expect(pages()).toEqual(["Ana", "Ben"]),
    budget: [10, 98, 46],
    troubleIn: "classroom/classSetInTrouble",
  },
  {
    name: "Update class set",
    beside: "class set",
    act: (talk) => (put(sheet(), "BK3", "Cy"), updateClassSet(talk)),
    done: () => expect(pages()).toEqual(["Ana", "Cy"]),
    budget: [13, 75, 45],
    troubleIn: "classroom/classSetInTrouble",
  },
  {
    name: "Self-marking for all",
    beside: "class set",
    act: (talk) => markClassSet(talk),
    done: () => expect(pages()).toEqual(["Ana", "Ben", "Ana self-marking", "Ben self-marking"]),
    budget: [11, 62, 73],
    troubleIn: "classroom/markClassSet",
  },
];
