import { type Act, type Held, openStanding } from "../acts";
import { arrangeBy } from "../acts/steps";
import { Player } from "../../src/actions/watch/player";
import { book, openWorkbook, pane, resize, type Recording, record } from "./stage";

/** What an act begins with. */
export type Beginning = Pick<Act, "arrange" | "beside" | "typed">;

/** What there is besides, see openStanding. */
interface Besides {
  readonly hasAll?: boolean;
  readonly hasLines?: boolean;
}

/** Makes what is there before an act. */
export async function arrange({ arrange: own, beside, typed }: Beginning, besides: Besides = {}): Promise<Held> {
  const held = await (own ? arrangeBy(...own) : openStanding(beside, besides.hasAll, besides.hasLines));
  if (typed !== undefined) resize(...typed);
  return held;
}

/** What a pane holds and an act may change; none changes a walk. */
const memoryOf = ({ player, search }: Held): readonly object[] =>
  [player, search].flatMap((each) => (each === undefined ? [] : [each, each.play, each.play.drawing]));

/** Records an act of the registry, with what the pane holds as it does it; `look` is as for {@link record}. */
export async function recordAct(
  act: Act,
  look?: () => unknown,
  besides?: Besides,
): Promise<{ readonly recording: Recording; readonly held: Held }> {
  let held: Held = {};
  const begin = async () => void (held = await arrange(act, besides));
  const memory = () => memoryOf(held);
  return { recording: await record(begin, (talk) => act.act(talk, held), { memory, ...(look && { look }) }), held };
}

/** A workbook that was arranged once for an act: it is as it was then, as often as a test wants. */
export interface Arranged {
  /** Puts everything back: the workbook, and what the pane has learned and holds. */
  again(): Held;
}

export async function arranged(beginning: Beginning, besides: Besides = {}): Promise<Arranged> {
  const held = await arrange(beginning, besides);
  const { workbook } = book;
  const arrangedSwitches = { ...book.switches };
  const { activeSheet, structureProtection } = workbook;
  const state = workbook.state();
  const selections = workbook.sheets.map((sheet) => [sheet, sheet.selection] as const);
  const learned = fieldsOf(pane);
  const learnedOfHost = fieldsOf(pane.host);
  const known = copyOf(held);
  return {
    again: () => {
      openWorkbook({ ...arrangedSwitches, workbook });
      workbook.takeState(state);
      workbook.structureProtection = structureProtection;
      for (const [sheet, { areas, activeRow, activeColumn }] of selections)
        sheet.select(areas, activeRow, activeColumn);
      workbook.activate(activeSheet);
      const { clock } = pane.host;
      Object.assign(pane.host, learnedOfHost, { clock });
      const { mayEndUndo, newList } = learned;
      Object.assign(pane, { mayEndUndo, newList });
      return copyOf(known);
    },
  };
}

const fieldsOf = <T extends object>(from: T): T => ({ ...from });

/** Players at the positions where they are now; a play looks at the sheet again before it goes on. */
function copyOf({ player, search, ...others }: Held): Held {
  const again = (each: Player | undefined) => each && new Player(each.play, each.position);
  return { ...others, player: again(player), search: again(search) };
}
