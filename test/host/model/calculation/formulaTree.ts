import { type Area, CellError, type CellValue, parseArea } from "../../store";

/** A formula taken apart. An argument that is left out is undefined. */
export type FormulaNode =
  | { readonly kind: "value"; readonly value: CellValue }
  /** Cells, behind "!" those of another sheet, or a name; `area` is undefined for a name, and where no sheet has such cells. */
  | { readonly kind: "reference"; readonly written: string; readonly area: Area | undefined }
  | { readonly kind: "operator"; readonly op: string; readonly left: FormulaNode; readonly right: FormulaNode }
  | { readonly kind: "negative" | "percent"; readonly of: FormulaNode }
  | { readonly kind: "call"; readonly name: string; readonly args: readonly (FormulaNode | undefined)[] };

const TOKEN =
  /\s*("(?:[^"]|"")*"|(?:'(?:[^']|'')+'|[\p{L}_][\p{L}\d_.]*)!\$?[A-Za-z]*\$?\d*(?::\$?[A-Za-z]*\$?\d*)?|\$?[A-Za-z]{1,3}\$?\d+#|\$?[A-Za-z]{1,3}\$?\d+(?::\$?[A-Za-z]{1,3}\$?\d+)?(?![\p{L}\d_(.])|\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3}|\$?\d+:\$?\d+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|#[A-Z/0!?]+|[\p{L}_\\][\p{L}\d_.]*|<>|<=|>=|[-+*/^&=<>(),%])/uy;

/** Brackets within brackets, those of functions too, that a formula may have. Excel documents 64 levels of functions. */
export const MOST_NESTED = 256;

/** Formulas that were taken apart, most of which are calculated again and again. */
const known = new Map<string, FormulaNode | undefined>();
const MOST_KNOWN = 100_000;

/**
 * The parts of a formula of numbers, texts, logical values, errors, references to cells (also of other sheets and by names), calls, + - *
 * / ^ & % and comparisons. Undefined for anything else, and for too many brackets.
 */
export function treeOf(formula: string): FormulaNode | undefined {
  if (known.has(formula)) return known.get(formula);
  if (known.size >= MOST_KNOWN) known.clear();
  const tree = taken(formula);
  known.set(formula, tree);
  return tree;
}

class Unreadable extends Error {}

function taken(formula: string): FormulaNode | undefined {
  const tokens: string[] = [];
  TOKEN.lastIndex = 1;
  while (TOKEN.lastIndex < formula.trimEnd().length) {
    const match = TOKEN.exec(formula);
    if (!match) return undefined;
    tokens.push(match[1]!);
  }
  try {
    return new Parts(tokens).whole();
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** Takes tokens apart by the precedence of operators: - before a value, %, ^, * and /, + and -, &, comparisons. */
class Parts {
  private position = 0;
  private depth = 0;

  constructor(private readonly tokens: readonly string[]) {}

  whole(): FormulaNode {
    const tree = this.comparison();
    if (this.position < this.tokens.length) throw new Unreadable();
    return tree;
  }

  private comparison(): FormulaNode {
    return this.operators(() => this.joined(), "=", "<>", "<", ">", "<=", ">=");
  }

  private joined(): FormulaNode {
    return this.operators(() => this.sum(), "&");
  }

  private sum(): FormulaNode {
    return this.operators(() => this.product(), "+", "-");
  }

  private product(): FormulaNode {
    return this.operators(() => this.power(), "*", "/");
  }

  private power(): FormulaNode {
    return this.operators(() => this.signed(), "^");
  }

  private operators(side: () => FormulaNode, ...wanted: readonly string[]): FormulaNode {
    let left = side();
    for (let op = this.take(...wanted); op; op = this.take(...wanted)) {
      left = { kind: "operator", op, left, right: side() };
    }
    return left;
  }

  private signed(): FormulaNode {
    if (this.take("-")) return { kind: "negative", of: this.signed() };
    if (this.take("+")) return this.signed();
    let tree = this.primary();
    while (this.take("%")) tree = { kind: "percent", of: tree };
    return tree;
  }

  private primary(): FormulaNode {
    const token = this.tokens[this.position++];
    if (token === undefined) throw new Unreadable();
    if (token === "(") return this.bracketed();
    if (token.startsWith('"')) return { kind: "value", value: token.slice(1, -1).replaceAll('""', '"') };
    if (/^[\d.]/.test(token) && !token.includes(":")) return { kind: "value", value: Number(token) };
    if (token.startsWith("#")) return { kind: "value", value: CellError.parse(token) ?? CellError.unknownName };
    if (this.take("(")) return { kind: "call", name: token.toUpperCase(), args: this.args() };
    if (/^true$/i.test(token)) return { kind: "value", value: true };
    if (/^false$/i.test(token)) return { kind: "value", value: false };
    if (/^[-+*/^&=<>),%]/.test(token)) throw new Unreadable();
    return { kind: "reference", written: token, area: parseArea(token.slice(token.lastIndexOf("!") + 1)) };
  }

  private bracketed(): FormulaNode {
    this.open();
    const inner = this.comparison();
    this.close();
    return inner;
  }

  private args(): (FormulaNode | undefined)[] {
    const args: (FormulaNode | undefined)[] = [];
    this.open();
    if (!this.isNext(")")) {
      do args.push(this.isNext(",", ")") ? undefined : this.comparison());
      while (this.take(","));
    }
    this.close();
    return args;
  }

  private open(): void {
    if (++this.depth > MOST_NESTED) throw new Unreadable();
  }

  private close(): void {
    if (!this.take(")")) throw new Unreadable();
    this.depth--;
  }

  private isNext(...wanted: string[]): boolean {
    return wanted.includes(this.tokens[this.position] ?? "");
  }

  private take(...wanted: readonly string[]): string | undefined {
    const token = this.tokens[this.position];
    if (token === undefined || !wanted.includes(token)) return undefined;
    this.position++;
    return token;
  }
}
