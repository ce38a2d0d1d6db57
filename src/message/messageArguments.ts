// Written by `npm run words` from src/words/en; do not change it by hand.
/** What fills each message, by its id. `Filling` is a text, a number or another message. */
export interface MessageArguments<Filling> {
  "about-api-sets": { readonly sets: Filling };
  "about-booklet": {
    readonly columns: number;
    readonly count: number;
    readonly difficulty: "rising" | "easy" | "medium" | "hard";
    readonly rows: number;
    readonly seed: Filling;
  };
  "about-host": {
    readonly host: Filling;
    readonly language: Filling;
    readonly platform: Filling;
    readonly version: Filling;
  };
  "about-title": Record<never, never>;
  "access-denied": Record<never, never>;
  "activity-limit": Record<never, never>;
  "add-cells-button": Record<never, never>;
  "add-exit-button": Record<never, never>;
  "add-set-numbers": { readonly sheet: Filling };
  "adding-cells": Record<never, never>;
  "adding-report-sheet": Record<never, never>;
  "address-outside": { readonly address: Filling };
  "addresses-and-numbers-mixed": Record<never, never>;
  "addresses-needed": { readonly sheet: Filling };
  "all-chosen": { readonly count: number; readonly what: "algorithms" | "measures" };
  "already-there": Record<never, never>;
  "another-action": Record<never, never>;
  "answer-label": Record<never, never>;
  "answer-link": { readonly number: Filling };
  "answer-of-maze-label": { readonly number: Filling };
  "answer-out-of-date": { readonly sheet: Filling };
  "answer-page-button": Record<never, never>;
  "answer-ready": { readonly answer: Filling; readonly area: Filling; readonly sheet: Filling; readonly steps: number };
  "answer-too-large": Record<never, never>;
  "answer-too-late": Record<never, never>;
  "answer-too-long": { readonly length: number; readonly most: number; readonly row: Filling };
  "answer-twice": { readonly answer: Filling; readonly row: Filling };
  "answers-choice": Record<never, never>;
  "answers-sheet": Record<never, never>;
  "answers-too-small": {
    readonly answers: number;
    readonly columns: number;
    readonly paper: Filling;
    readonly rows: number;
  };
  "any-exit": { readonly count: number };
  "areas-and-more": { readonly areas: Filling; readonly count: number };
  "arrived-sheet-left": { readonly sheet: Filling };
  "arrows-check": Record<never, never>;
  ascii: Record<never, never>;
  "ascii-looks": Record<never, never>;
  "ask-at-forks-button": Record<never, never>;
  "ask-to-read-file": { readonly cells: number };
  "asking-at-forks": Record<never, never>;
  "at-work-from-ribbon": { readonly action: Filling };
  "at-work-in-pane": { readonly action: Filling; readonly window: "another" | "own" };
  "axis-cells-up-to-fork": Record<never, never>;
  "axis-dead-ends": Record<never, never>;
  "axis-number": Record<never, never>;
  "axis-score": Record<never, never>;
  "axis-share": Record<never, never>;
  "axis-sizes": Record<never, never>;
  "bad-password": Record<never, never>;
  "before-first-step": { readonly steps: number };
  "begin-comparison": Record<never, never>;
  "between-cells-note": Record<never, never>;
  "between-check": Record<never, never>;
  "between-field": Record<never, never>;
  "between-placeholder": Record<never, never>;
  "between-steps": { readonly from: number; readonly place: Filling; readonly steps: number; readonly to: number };
  "block-corner-wrong": { readonly wall: Filling };
  "block-mark-wrong": { readonly found: Filling; readonly masked: Filling };
  "block-too-large": { readonly area: Filling; readonly cells: number; readonly most: number };
  blocks: Record<never, never>;
  "blocks-field": Record<never, never>;
  "blocks-looks": Record<never, never>;
  "blocks-note": Record<never, never>;
  "book-answer-untrue": { readonly number: number };
  "book-maze-caption": { readonly label: Filling; readonly rating: Filling; readonly steps: number };
  "book-maze-untrue": { readonly number: number };
  "booklet-count": { readonly count: number; readonly most: number };
  "booklet-count-field": Record<never, never>;
  "booklet-deleted": { readonly count: number };
  "booklet-deleted-nevertheless": Record<never, never>;
  "booklet-difficulty-choice": Record<never, never>;
  "booklet-ends-choice": Record<never, never>;
  "booklet-kinds": Record<never, never>;
  "booklet-kinds-choice": Record<never, never>;
  "booklet-marks": Record<never, never>;
  "booklet-name-taken": { readonly sheet: Filling };
  "booklet-name-taken-by-booklet": { readonly sheet: Filling };
  "booklet-note": Record<never, never>;
  "booklet-on-one-sheet": { readonly most: number };
  "booklet-options-title": Record<never, never>;
  "booklet-out-of-date": Record<never, never>;
  "booklet-partly-deleted": Record<never, never>;
  "booklet-ready": { readonly columns: number; readonly count: number; readonly rows: number };
  "booklet-seed-field": Record<never, never>;
  "booklet-sheets-choice": Record<never, never>;
  "booklet-sheets-left": { readonly first: Filling };
  "booklet-size": { readonly columns: number; readonly rows: number };
  "booklet-stands": { readonly answered: number; readonly answers: "none" | "some" | "all"; readonly made: number };
  "booklet-title": Record<never, never>;
  "booklet-unfinished": Record<never, never>;
  "booklet-zoom-not-taken": Record<never, never>;
  "box-drawing": Record<never, never>;
  "box-drawing-looks": Record<never, never>;
  "bringing-back-maze": Record<never, never>;
  cancel: Record<never, never>;
  cancelled: Record<never, never>;
  "cell-and-name": { readonly cell: Filling; readonly name: Filling };
  "cell-edited": Record<never, never>;
  "cell-field": Record<never, never>;
  "cell-mark-wrong": { readonly found: Filling; readonly masked: Filling };
  "cell-not-in-maze": { readonly cell: Filling };
  "cell-opens": { readonly cell: Filling; readonly neighbour: Filling; readonly side: "top" | "left" };
  "cell-placeholder": Record<never, never>;
  "cell-size-field": Record<never, never>;
  "cells-added": { readonly cells: Filling; readonly count: number; readonly sheet: Filling };
  "cells-cannot-move": Record<never, never>;
  "cells-changed-in-part": { readonly cells: Filling; readonly sheet: Filling };
  "cells-cleared": { readonly area: Filling; readonly sheet: Filling };
  "cells-cleared-nevertheless": { readonly area: Filling; readonly sheet: Filling };
  "cells-field": Record<never, never>;
  "cells-in-shape": { readonly cells: number };
  "cells-of-block": { readonly area: Filling; readonly sheet: Filling };
  "cells-on-sheet": { readonly area: Filling; readonly sheet: Filling };
  "cells-out-already": { readonly cells: Filling; readonly count: number; readonly sheet: Filling };
  "cells-out-of-maze": { readonly count: number };
  "cells-out-of-reach": { readonly cells: number };
  "cells-partly-cleared": { readonly area: Filling; readonly sheet: Filling };
  "cells-placeholder": Record<never, never>;
  "cells-reached": { readonly areas: Filling; readonly count: number };
  "cells-removed": { readonly cells: Filling; readonly count: number; readonly sheet: Filling };
  "cells-selected": { readonly sheet: Filling };
  "cells-small-for-items": { readonly least: number; readonly size: number };
  "cells-there-already": { readonly cells: Filling; readonly count: number; readonly sheet: Filling };
  "cells-title": Record<never, never>;
  "chamber-cut": {
    readonly cell: Filling;
    readonly direction: "down" | "across";
    readonly first: Filling;
    readonly last: Filling;
    readonly neighbour: Filling;
    readonly walls: number;
  };
  "change-tab": Record<never, never>;
  "changes-not-kept": { readonly most: number };
  "changes-not-reported": Record<never, never>;
  "changing-sheets": Record<never, never>;
  "chart-extremes": {
    readonly highest: Filling;
    readonly least: Filling;
    readonly lowest: Filling;
    readonly most: Filling;
  };
  "chart-of-intervals": { readonly metric: Filling; readonly size: Filling };
  "chart-of-intervals-means": Record<never, never>;
  "chart-of-intervals-name": Record<never, never>;
  "chart-of-intervals-says": Record<never, never>;
  "chart-of-means": { readonly metric: Filling; readonly size: Filling };
  "chart-of-means-name": Record<never, never>;
  "chart-of-means-theory": Record<never, never>;
  "chart-of-sizes": { readonly metric: Filling };
  "chart-of-sizes-name": Record<never, never>;
  "chart-of-sizes-says": { readonly metric: Filling };
  "chart-without-data": Record<never, never>;
  "cheapest-path-found": {
    readonly cost: number;
    readonly from: Filling;
    readonly sheet: Filling;
    readonly steps: number;
    readonly to: Filling;
  };
  "check-button": Record<never, never>;
  "check-title": Record<never, never>;
  "checking-maze": Record<never, never>;
  "choose-algorithm-to-compare": Record<never, never>;
  "choose-all-button": { readonly what: "algorithms" | "measures" };
  "choose-measure-to-compare": Record<never, never>;
  "choose-none-button": { readonly what: "algorithms" | "measures" };
  "choose-smaller-pair": {
    readonly cells: number;
    readonly columns: number;
    readonly most: number;
    readonly rows: number;
  };
  "choose-smaller-to-colour": {
    readonly area: Filling;
    readonly cells: number;
    readonly most: number;
    readonly sheet: Filling;
  };
  "choose-two-algorithms": Record<never, never>;
  "choose-two-solvers": Record<never, never>;
  "chosen-cells-outside": {
    readonly areas: number;
    readonly cells: Filling;
    readonly maze: Filling;
    readonly sheet: Filling;
  };
  "clear-maze-button": Record<never, never>;
  "clear-note": Record<never, never>;
  "clear-solution-button": Record<never, never>;
  "clear-title": Record<never, never>;
  "clear-unknown-cells": { readonly area: Filling; readonly sheet: Filling };
  "clear-without-contents": { readonly area: Filling; readonly sheet: Filling };
  "cleared-as-before": { readonly area: Filling; readonly sheet: Filling };
  "cleared-but-for-print-area": { readonly area: Filling; readonly sheet: Filling };
  "clearing-maze": Record<never, never>;
  "clearing-solution": Record<never, never>;
  close: Record<never, never>;
  "close-message": Record<never, never>;
  "code-copied": Record<never, never>;
  "code-end-wrong": Record<never, never>;
  "code-ends-early": Record<never, never>;
  "code-field": Record<never, never>;
  "code-mask-does-not-fit": Record<never, never>;
  "code-mistyped": Record<never, never>;
  "code-not-copied": Record<never, never>;
  "code-number-too-large": Record<never, never>;
  "code-shown": { readonly area: Filling; readonly sheet: Filling };
  "code-walls-do-not-fit": Record<never, never>;
  "code-with-idle-bytes": { readonly bytes: number };
  "coin-keeps-wall": Record<never, never>;
  "colour-distances-button": Record<never, never>;
  "colour-sets-check": Record<never, never>;
  "colouring-distances": Record<never, never>;
  "colours-unfinished": { readonly area: Filling; readonly sheet: Filling };
  "column-algorithm": Record<never, never>;
  "column-columns": Record<never, never>;
  "column-detour": Record<never, never>;
  "column-deviation": Record<never, never>;
  "column-deviation-of-path": Record<never, never>;
  "column-deviation-of-visits": Record<never, never>;
  "column-difference": Record<never, never>;
  "column-in-words": Record<never, never>;
  "column-length": Record<never, never>;
  "column-lower": Record<never, never>;
  "column-mazes": Record<never, never>;
  "column-mean": Record<never, never>;
  "column-measure": Record<never, never>;
  "column-milliseconds": Record<never, never>;
  "column-openings": Record<never, never>;
  "column-rows": Record<never, never>;
  "column-solved": Record<never, never>;
  "column-solver": Record<never, never>;
  "column-standard-error": Record<never, never>;
  "column-theory": Record<never, never>;
  "column-theory-source": Record<never, never>;
  "column-this-maze": Record<never, never>;
  "column-visits": Record<never, never>;
  "column-widths-back": { readonly sheet: Filling };
  "column-z": Record<never, never>;
  "columns-and-rows": { readonly columns: number; readonly rows: number };
  "columns-deleted": {
    readonly area: Filling;
    readonly count: number;
    readonly maze: Filling;
    readonly sheet: Filling;
  };
  "columns-field": Record<never, never>;
  "columns-hidden": {
    readonly columns: Filling;
    readonly count: number;
    readonly maze: "drawn" | "planned";
    readonly sheet: Filling;
  };
  "columns-inserted": {
    readonly area: Filling;
    readonly count: number;
    readonly maze: Filling;
    readonly sheet: Filling;
  };
  "compare-blocks-field": Record<never, never>;
  "compare-button": Record<never, never>;
  "compare-in-front-check": Record<never, never>;
  "compare-mazes-field": Record<never, never>;
  "compare-note": Record<never, never>;
  "compare-openings-field": Record<never, never>;
  "compare-sizes-fault": { readonly held: Filling; readonly most: number };
  "compare-sizes-field": Record<never, never>;
  "compare-sizes-unit": Record<never, never>;
  "compare-solvers-check": Record<never, never>;
  "compare-title": Record<never, never>;
  "compared-at-size": { readonly generator: Filling; readonly size: Filling };
  "compared-size": { readonly columns: number; readonly rows: number };
  "compared-size-of-shape": { readonly columns: number; readonly rows: number };
  "compared-with-imperfect-mazes": { readonly generator: Filling; readonly mazes: number };
  "compared-with-mazes": { readonly generator: Filling; readonly mazes: number };
  "compared-with-nothing": Record<never, never>;
  "compared-with-theory-alone": Record<never, never>;
  comparing: Record<never, never>;
  "comparison-left-some-out": Record<never, never>;
  "comparison-of": {
    readonly kind: Filling;
    readonly mazes: number;
    readonly seed: Filling;
    readonly sizes: readonly Filling[];
  };
  "comparison-of-imperfect": { readonly blocked: number; readonly openings: number };
  "comparison-of-perfect": Record<never, never>;
  "comparison-seed": { readonly seed: Filling };
  "comparison-seed-field": Record<never, never>;
  "comparison-sheet": Record<never, never>;
  "comparison-stopped": { readonly measured: number; readonly planned: number };
  "comparison-stopped-solving": { readonly measured: number; readonly planned: number; readonly solved: number };
  "comparison-takes-long": { readonly cells: number; readonly mazes: number; readonly time: Filling };
  "comparison-title": Record<never, never>;
  "comparison-whole": Record<never, never>;
  "comparison-written": { readonly mazes: number; readonly sheet: Filling };
  "connection-broke": Record<never, never>;
  "contents-back-elsewhere": Record<never, never>;
  "contents-not-back": Record<never, never>;
  "contents-off-sheet": Record<never, never>;
  "copy-button": Record<never, never>;
  "copy-by-keys": Record<never, never>;
  "copy-code-button": Record<never, never>;
  "copying-code": Record<never, never>;
  "copying-report-table": Record<never, never>;
  "copying-text": Record<never, never>;
  "corner-wrong": { readonly corners: Filling; readonly found: Filling };
  "cost-for-cells": { readonly cost: Filling };
  "cost-negative": { readonly cell: Filling; readonly sheet: Filling; readonly value: Filling };
  "cost-not-a-number": { readonly cell: Filling; readonly sheet: Filling; readonly value: Filling };
  "cost-wrong": { readonly cell: number; readonly cost: Filling };
  "costs-of-wrong-number": { readonly cells: number; readonly costs: number };
  "costs-too-large": { readonly sheet: Filling };
  "covered-sheet": Record<never, never>;
  "create-from-passages-button": Record<never, never>;
  "cut-begins": { readonly cell: Filling; readonly neighbour: Filling };
  "cut-goes-on": { readonly cell: Filling; readonly neighbour: Filling };
  "data-source-asks": Record<never, never>;
  "dead-ends-by-length": Record<never, never>;
  "dead-ends-by-length-means": Record<never, never>;
  "dead-ends-by-length-says": Record<never, never>;
  "dead-ends-field": Record<never, never>;
  "dead-ends-note": Record<never, never>;
  delete: Record<never, never>;
  "delete-booklet-button": Record<never, never>;
  "delete-column-button": Record<never, never>;
  "delete-many-sheets": {
    readonly count: number;
    readonly first: Filling;
    readonly last: Filling;
    readonly second: Filling;
  };
  "delete-row-button": Record<never, never>;
  "delete-sheets": { readonly count: number; readonly sheets: readonly Filling[] };
  "delete-values": { readonly area: Filling; readonly cells: number; readonly count: number; readonly sheet: Filling };
  "deleting-booklet": Record<never, never>;
  "deleting-column": Record<never, never>;
  "deleting-row": Record<never, never>;
  "depth-first-with-all-loops": Record<never, never>;
  details: Record<never, never>;
  "dialog-open": Record<never, never>;
  "distance-from": Record<never, never>;
  "distance-in-steps": Record<never, never>;
  "distance-to": Record<never, never>;
  "distances-cleared": { readonly area: Filling; readonly sheet: Filling };
  "distances-cleared-in-part": { readonly sheet: Filling };
  "distances-colour": Record<never, never>;
  "distances-coloured": { readonly area: Filling; readonly cell: Filling; readonly sheet: Filling };
  "distances-coloured-from-first": { readonly area: Filling; readonly cell: Filling; readonly sheet: Filling };
  "distances-corner": Record<never, never>;
  "distances-gone": Record<never, never>;
  "distances-out-of-date": Record<never, never>;
  "distances-sheet": Record<never, never>;
  "distances-written": { readonly cells: number; readonly distances: Filling; readonly predecessors: Filling };
  "distances-written-old-left": { readonly distances: Filling; readonly predecessors: Filling };
  "draw-code-button": Record<never, never>;
  "draw-in-one-stroke": { readonly columns: number; readonly rows: number };
  "draw-over-names": { readonly count: number; readonly names: readonly Filling[]; readonly sheet: Filling };
  "draw-picture": Record<never, never>;
  "draw-quickly": Record<never, never>;
  "draw-slowly": Record<never, never>;
  "drawing-answer": Record<never, never>;
  "drawing-answers": { readonly count: number; readonly first: number; readonly last: number };
  "drawing-for-paper": { readonly part: number; readonly total: number; readonly what: "answer" | "poster" };
  "drawing-maze": Record<never, never>;
  "drawing-maze-part": { readonly part: number; readonly total: number };
  "drawing-mazes": { readonly count: number; readonly first: number; readonly last: number };
  "drawing-picture": Record<never, never>;
  "drawing-poster": Record<never, never>;
  "drawing-solution": Record<never, never>;
  "dull-mazes-left-out": { readonly count: number };
  "dull-mazes-taken": { readonly count: number };
  "earlier-maze-gone": { readonly sheet: Filling };
  "earlier-maze-gone-but-kept": { readonly sheet: Filling };
  "earlier-paper-unknown": Record<never, never>;
  "earlier-report-sheet-removed": { readonly sheet: Filling };
  "easy-difficulty": Record<never, never>;
  "edit-conflict": Record<never, never>;
  "emptying-cells": Record<never, never>;
  "end-masked": {
    readonly cell: number;
    readonly column: number;
    readonly end: "entrance" | "exit";
    readonly row: number;
  };
  "end-outside": { readonly cell: Filling; readonly end: "entrance" | "exit"; readonly last: number };
  "end-removed": { readonly cell: Filling; readonly end: "entrance" | "exit"; readonly sheet: Filling };
  "end-selected": { readonly cell: Filling; readonly end: "entrance" | "exit"; readonly sheet: Filling };
  "ends-at-corners": Record<never, never>;
  "ends-deleted-too": { readonly count: number };
  "ends-longest-path-choice": Record<never, never>;
  "ends-marks-choice": Record<never, never>;
  "ends-note": Record<never, never>;
  "ends-of-long-path": {
    readonly between: "edges" | "cells";
    readonly cells: number;
    readonly entrance: Filling;
    readonly exit: Filling;
    readonly sheet: Filling;
  };
  "ends-of-longest-path": {
    readonly between: "edges" | "cells";
    readonly cells: number;
    readonly entrance: Filling;
    readonly exit: Filling;
    readonly sheet: Filling;
  };
  "ends-on-opposite-sides": Record<never, never>;
  "ends-partly-marked": { readonly sheet: Filling };
  "ends-title": Record<never, never>;
  "engine-not-loaded": Record<never, never>;
  "enter-size": {
    readonly cell: Filling;
    readonly dimension: "columns" | "rows";
    readonly most: number;
    readonly sheet: Filling;
  };
  "entrance-lost": Record<never, never>;
  "entrance-set": { readonly cell: Filling; readonly sheet: Filling };
  "entrance-there-already": { readonly cell: Filling; readonly sheet: Filling };
  "entrance-without-exit": Record<never, never>;
  "every-cell-masked": Record<never, never>;
  "every-line-selected": { readonly line: "row" | "column"; readonly maze: Filling; readonly sheet: Filling };
  "example-button": Record<never, never>;
  "example-note": Record<never, never>;
  "example-title": Record<never, never>;
  "excel-error": { readonly code: Filling; readonly text: Filling };
  "excel-error-at": { readonly code: Filling; readonly location: Filling; readonly text: Filling };
  "exit-added": { readonly cell: Filling; readonly exits: number; readonly sheet: Filling };
  "exit-away": { readonly cell: Filling; readonly steps: number };
  "exit-there-already": { readonly cell: Filling; readonly sheet: Filling };
  "exit-without-entrance": Record<never, never>;
  "farthest-cell": { readonly cell: Filling; readonly steps: number };
  "fewer-questions": { readonly wanted: number };
  "field-below-least": {
    readonly field: Filling;
    readonly held: "nothing" | "number";
    readonly kind: "whole" | "decimal";
    readonly min: number;
    readonly value: Filling;
  };
  "field-empty": { readonly cell: Filling; readonly field: "from" | "to" };
  "field-holds-no-cell": { readonly cell: Filling; readonly field: "from" | "to" | "cell"; readonly text: Filling };
  "field-out-of-bounds": {
    readonly field: Filling;
    readonly held: "nothing" | "number";
    readonly kind: "whole" | "decimal";
    readonly max: number;
    readonly min: number;
    readonly value: Filling;
  };
  "figure-high": { readonly howFar: "somewhat" | "unusually" | "veryUnusually" };
  "figure-low": { readonly howFar: "somewhat" | "unusually" | "veryUnusually" };
  "figure-of-every-maze": Record<never, never>;
  "figure-of-no-other-maze": Record<never, never>;
  "figure-usual": Record<never, never>;
  "figures-being-written": Record<never, never>;
  "file-not-given": { readonly details: Filling };
  "file-not-read": { readonly why: "large" | "form" | "sheet" | "silent" | "otherwise" | "damaged" };
  "file-too-large": { readonly bytes: number; readonly file: Filling; readonly most: number };
  "fill-cells-button": Record<never, never>;
  "fill-colour-field": Record<never, never>;
  "fill-refused": Record<never, never>;
  "filling-cells": Record<never, never>;
  "fills-in-the-way": {
    readonly count: number;
    readonly sheet: Filling;
    readonly what: "search" | "maze";
    readonly where: Filling;
  };
  "filter-across": {
    readonly area: Filling;
    readonly filter: Filling;
    readonly maze: "drawn" | "planned";
    readonly sheet: Filling;
  };
  "filter-in-way": Record<never, never>;
  "finding-longest-path": Record<never, never>;
  "finding-steps": Record<never, never>;
  "findings-list": Record<never, never>;
  "first-cell-moved": { readonly cell: Filling };
  "first-solver-choice": Record<never, never>;
  "first-step-button": Record<never, never>;
  "fitting-choice": Record<never, never>;
  "fitting-fill": Record<never, never>;
  "fitting-own": Record<never, never>;
  "fitting-preset": { readonly columns: number; readonly preset: "small" | "medium" | "large"; readonly rows: number };
  "floyd-cost": { readonly cells: number; readonly comparisons: number; readonly entries: number };
  "floyd-too-large": { readonly cost: Filling; readonly most: number };
  "font-size-field": Record<never, never>;
  "footer-emptied": Record<never, never>;
  "footer-out-of-date": Record<never, never>;
  "footer-stays-empty": Record<never, never>;
  "for-study-title": Record<never, never>;
  "format-grid-button": Record<never, never>;
  "format-grid-note": Record<never, never>;
  "formatting-grid": Record<never, never>;
  "formulas-elsewhere-stay": { readonly area: Filling; readonly sheet: Filling };
  "formulas-in-maze": {
    readonly area: Filling;
    readonly cells: Filling;
    readonly count: number;
    readonly sheet: Filling;
  };
  "formulas-refer-to-maze": {
    readonly area: Filling;
    readonly cells: Filling;
    readonly count: number;
    readonly other: Filling;
    readonly sheet: Filling;
  };
  "found-characters": { readonly characters: Filling };
  "found-line-end": Record<never, never>;
  "frame-is-open": { readonly cell: Filling; readonly side: "right" | "bottom" | "left" | "top" };
  "frame-of-wrong-width": { readonly each: number; readonly width: number };
  "frame-open": Record<never, never>;
  "from-field": Record<never, never>;
  "frontier-cell-joins": { readonly cell: Filling; readonly cells: number; readonly neighbour: Filling };
  "frontier-cells": { readonly cells: number };
  "gaps-alone": Record<never, never>;
  "gaps-and-letters": Record<never, never>;
  "generate-and-select": { readonly sheet: Filling };
  "generate-button": Record<never, never>;
  "generate-or-select": { readonly sheet: Filling };
  "generate-to-print": { readonly sheet: Filling };
  "generator-aldous-broder": Record<never, never>;
  "generator-aldous-broder-cost": Record<never, never>;
  "generator-aldous-broder-does": Record<never, never>;
  "generator-aldous-broder-idea": Record<never, never>;
  "generator-aldous-broder-look": Record<never, never>;
  "generator-binary-tree": Record<never, never>;
  "generator-binary-tree-does": Record<never, never>;
  "generator-binary-tree-idea": Record<never, never>;
  "generator-binary-tree-look": Record<never, never>;
  "generator-boruvka": Record<never, never>;
  "generator-boruvka-does": Record<never, never>;
  "generator-boruvka-idea": Record<never, never>;
  "generator-boruvka-look": Record<never, never>;
  "generator-depth-first": Record<never, never>;
  "generator-depth-first-cost": Record<never, never>;
  "generator-depth-first-does": Record<never, never>;
  "generator-depth-first-idea": Record<never, never>;
  "generator-depth-first-look": Record<never, never>;
  "generator-eller": Record<never, never>;
  "generator-eller-does": Record<never, never>;
  "generator-eller-idea": Record<never, never>;
  "generator-eller-look": Record<never, never>;
  "generator-growing-tree-mixed": Record<never, never>;
  "generator-growing-tree-mixed-does": Record<never, never>;
  "generator-growing-tree-mixed-idea": Record<never, never>;
  "generator-growing-tree-mixed-look": Record<never, never>;
  "generator-growing-tree-newest": Record<never, never>;
  "generator-growing-tree-newest-does": Record<never, never>;
  "generator-growing-tree-newest-idea": Record<never, never>;
  "generator-growing-tree-newest-look": Record<never, never>;
  "generator-growing-tree-oldest": Record<never, never>;
  "generator-growing-tree-oldest-does": Record<never, never>;
  "generator-growing-tree-oldest-idea": Record<never, never>;
  "generator-growing-tree-oldest-look": Record<never, never>;
  "generator-growing-tree-random": Record<never, never>;
  "generator-growing-tree-random-does": Record<never, never>;
  "generator-growing-tree-random-idea": Record<never, never>;
  "generator-growing-tree-random-look": Record<never, never>;
  "generator-hunt-and-kill": Record<never, never>;
  "generator-hunt-and-kill-does": Record<never, never>;
  "generator-hunt-and-kill-idea": Record<never, never>;
  "generator-hunt-and-kill-look": Record<never, never>;
  "generator-kruskal": Record<never, never>;
  "generator-kruskal-does": Record<never, never>;
  "generator-kruskal-idea": Record<never, never>;
  "generator-kruskal-look": Record<never, never>;
  "generator-kruskal-picks": Record<never, never>;
  "generator-kruskal-picks-does": Record<never, never>;
  "generator-kruskal-picks-idea": Record<never, never>;
  "generator-kruskal-picks-look": Record<never, never>;
  "generator-prim-frontier": Record<never, never>;
  "generator-prim-frontier-does": Record<never, never>;
  "generator-prim-frontier-idea": Record<never, never>;
  "generator-prim-frontier-look": Record<never, never>;
  "generator-prim-weights": Record<never, never>;
  "generator-prim-weights-does": Record<never, never>;
  "generator-prim-weights-idea": Record<never, never>;
  "generator-prim-weights-look": Record<never, never>;
  "generator-recursive-division": Record<never, never>;
  "generator-recursive-division-does": Record<never, never>;
  "generator-recursive-division-idea": Record<never, never>;
  "generator-recursive-division-look": Record<never, never>;
  "generator-sidewinder": Record<never, never>;
  "generator-sidewinder-does": Record<never, never>;
  "generator-sidewinder-idea": Record<never, never>;
  "generator-sidewinder-look": Record<never, never>;
  "generator-wilson": Record<never, never>;
  "generator-wilson-cost": Record<never, never>;
  "generator-wilson-does": Record<never, never>;
  "generator-wilson-idea": Record<never, never>;
  "generator-wilson-look": Record<never, never>;
  "generators-table": Record<never, never>;
  "going-to-step": { readonly position: number };
  "grid-closed": { readonly area: Filling; readonly sheet: Filling };
  "grid-closed-maze-kept": { readonly area: Filling; readonly sheet: Filling };
  "grid-ready": { readonly area: Filling; readonly sheet: Filling };
  "grid-unfinished": { readonly area: Filling; readonly sheet: Filling };
  "grows-over-edge": { readonly sheet: Filling };
  "grows-over-size-cells": { readonly area: Filling; readonly sheet: Filling };
  "grows-too-large": { readonly cells: number; readonly most: number };
  "hand-choice": { readonly field: Filling };
  "hard-difficulty": Record<never, never>;
  "heights-stay": { readonly count: number };
  "hidden-sheet-left": { readonly sheet: Filling };
  "hide-set-numbers-button": Record<never, never>;
  "holds-no-maze": Record<never, never>;
  "host-too-old": Record<never, never>;
  "hunt-finds": { readonly cell: Filling; readonly neighbour: Filling; readonly stuck: Filling };
  "hunt-walk-begins": { readonly cell: Filling; readonly neighbour: Filling };
  "hunt-walk-goes-on": { readonly cell: Filling; readonly neighbour: Filling };
  "imperfection-title": Record<never, never>;
  "imperfection-wrong": {
    readonly most: number;
    readonly value: Filling;
    readonly what: "loopPercent" | "openPercent" | "braidPercent" | "blockPermille";
  };
  "index-heading-algorithm": Record<never, never>;
  "index-heading-answer": Record<never, never>;
  "index-heading-code": Record<never, never>;
  "index-heading-difficulty": Record<never, never>;
  "index-heading-maze": Record<never, never>;
  "index-heading-stars": Record<never, never>;
  "index-heading-steps": Record<never, never>;
  "index-sheet": Record<never, never>;
  "insert-column-button": Record<never, never>;
  "insert-picture-button": Record<never, never>;
  "insert-row-button": Record<never, never>;
  "inserted-cells-walled": Record<never, never>;
  "inserted-sheets-left": Record<never, never>;
  "inserting-column": Record<never, never>;
  "inserting-row": Record<never, never>;
  "internal-error": Record<never, never>;
  "internal-error-in-pane": Record<never, never>;
  "item-address-missing": Record<never, never>;
  "item-cells-empty": { readonly area: Filling };
  "item-too-long": { readonly item: Filling; readonly length: number; readonly most: number };
  "items-alike": { readonly items: number };
  "items-arrangement-choice": Record<never, never>;
  "items-inside-maze": { readonly area: Filling };
  "items-kind-choice": Record<never, never>;
  "items-last-field": Record<never, never>;
  "items-note": Record<never, never>;
  "items-numbers": Record<never, never>;
  "items-once": Record<never, never>;
  "items-over-and-over": Record<never, never>;
  "items-partly-there": { readonly area: Filling; readonly sheet: Filling };
  "items-range": Record<never, never>;
  "items-range-placeholder": Record<never, never>;
  "items-seed-field": Record<never, never>;
  "items-taken": { readonly area: Filling; readonly sheet: Filling };
  "items-text": Record<never, never>;
  "items-title": Record<never, never>;
  "items-unfinished": { readonly area: Filling; readonly sheet: Filling };
  "items-written": {
    readonly cells: number;
    readonly entrance: Filling;
    readonly exit: Filling;
    readonly items: number;
    readonly seed: Filling;
    readonly sheet: Filling;
  };
  "items-written-repeatedly": {
    readonly cells: number;
    readonly entrance: Filling;
    readonly exit: Filling;
    readonly items: number;
    readonly seed: Filling;
    readonly sheet: Filling;
  };
  "its-print-area-stays": Record<never, never>;
  "keep-seed-booklet": Record<never, never>;
  "keep-seed-comparison": Record<never, never>;
  "keep-seed-maze": Record<never, never>;
  "keep-seed-search": Record<never, never>;
  "keep-seed-two": Record<never, never>;
  "kind-chosen": { readonly difficulty: "easy" | "medium" | "hard"; readonly name: Filling };
  "kind-difficulty": { readonly difficulty: "easy" | "medium" | "hard" };
  "kind-title": Record<never, never>;
  "lab-tab": Record<never, never>;
  "label-of-columns": Record<never, never>;
  "label-of-rows": Record<never, never>;
  "last-cells-selected": { readonly cells: Filling; readonly sheet: Filling };
  "last-step-button": Record<never, never>;
  "last-two-sets-button": Record<never, never>;
  "layout-title": Record<never, never>;
  "left-choice": Record<never, never>;
  "left-out-as-too-slow": { readonly groups: readonly Filling[] };
  "left-out-for-shape": { readonly groups: readonly Filling[] };
  "leftovers-deleted": { readonly sheet: Filling };
  "legend-distances": {
    readonly cells: number;
    readonly from: number;
    readonly pattern: Filling;
    readonly steps: number;
  };
  "legend-list": Record<never, never>;
  "legend-one-distance": { readonly cells: number; readonly pattern: Filling; readonly steps: number };
  "length-in-cells": { readonly cells: number };
  "lent-sheet": Record<never, never>;
  "letters-alone": Record<never, never>;
  "lightest-wall-falls": { readonly cell: Filling; readonly cells: number; readonly neighbour: Filling };
  "line-of-wrong-width": { readonly first: number; readonly width: number };
  lines: { readonly lines: readonly Filling[] };
  "lines-in-several-areas": {
    readonly cells: Filling;
    readonly line: "row" | "column";
    readonly maze: Filling;
    readonly sheet: Filling;
  };
  "lines-outside": {
    readonly cells: Filling;
    readonly line: "row" | "column";
    readonly maze: Filling;
    readonly sheet: Filling;
  };
  "links-blocked": Record<never, never>;
  "long-code-shown": { readonly area: Filling; readonly sheet: Filling };
  "long-walk-refused": Record<never, never>;
  "longer-dead-ends": Record<never, never>;
  "longest-path-button": Record<never, never>;
  "look-title": Record<never, never>;
  "looking-at-sheet": Record<never, never>;
  "loop-closes": { readonly count: number; readonly one: Filling; readonly other: Filling };
  "loops-counted": { readonly count: number };
  "loops-field": Record<never, never>;
  "loops-note": Record<never, never>;
  "lower-end": Record<never, never>;
  "make-booklet-button": Record<never, never>;
  "make-it": Record<never, never>;
  "make-passage-button": Record<never, never>;
  "make-poster-button": Record<never, never>;
  "make-tab": Record<never, never>;
  "make-wall-button": Record<never, never>;
  "making-book-maze": { readonly count: number; readonly number: number };
  "making-booklet": Record<never, never>;
  "making-maze": Record<never, never>;
  "making-passage": Record<never, never>;
  "making-two-mazes": Record<never, never>;
  "making-wall": Record<never, never>;
  "margin-wrong": { readonly found: Filling };
  "marking-entrance": Record<never, never>;
  "marking-exit": Record<never, never>;
  "mask-entry-wrong": { readonly cell: number; readonly entry: number };
  "mask-of-wrong-length": {
    readonly columns: number;
    readonly found: number;
    readonly rows: number;
    readonly wanted: number;
  };
  "mask-without-cells": { readonly cells: number };
  "maze-changed-meanwhile": { readonly sheet: Filling };
  "maze-cleared": { readonly area: Filling; readonly sheet: Filling };
  "maze-cleared-nevertheless": { readonly sheet: Filling };
  "maze-in-figures": {
    readonly cells: number;
    readonly loops: number;
    readonly parts: number;
    readonly passages: number;
  };
  "maze-in-figures-closed": {
    readonly cells: number;
    readonly closed: number;
    readonly loops: number;
    readonly parts: number;
    readonly passages: number;
  };
  "maze-is-not-perfect": {
    readonly cells: number;
    readonly faults: readonly Filling[];
    readonly maze: Filling;
    readonly sheet: Filling;
  };
  "maze-is-perfect": { readonly cells: number; readonly maze: Filling; readonly sheet: Filling };
  "maze-label": { readonly number: Filling };
  "maze-left-place": { readonly area: Filling; readonly contents: "back" | "lost" | "none"; readonly sheet: Filling };
  "maze-left-place-in-use": { readonly area: Filling; readonly copy: Filling; readonly sheet: Filling };
  "maze-left-unknown-place": { readonly sheet: Filling };
  "maze-left-unknown-place-with-copy": { readonly copy: Filling; readonly sheet: Filling };
  "maze-mended": { readonly changes: readonly Filling[]; readonly maze: Filling; readonly sheet: Filling };
  "maze-mended-but-for-parts": {
    readonly changes: readonly Filling[];
    readonly maze: Filling;
    readonly sheet: Filling;
  };
  "maze-not-kept": Record<never, never>;
  "maze-number-fault": { readonly held: Filling };
  "maze-number-field": Record<never, never>;
  "maze-of-wrong-height": { readonly lines: number };
  "maze-partly-cleared": { readonly sheet: Filling };
  "maze-rating": { readonly points: Filling; readonly stars: Filling };
  "maze-ready": { readonly area: Filling; readonly columns: number; readonly rows: number; readonly sheet: Filling };
  "maze-ready-on-new-sheet": {
    readonly area: Filling;
    readonly columns: number;
    readonly rows: number;
    readonly sheet: Filling;
  };
  "maze-ready-to-watch": {
    readonly area: Filling;
    readonly columns: number;
    readonly rows: number;
    readonly sheet: Filling;
    readonly steps: number;
  };
  "maze-selected-too-large": {
    readonly area: Filling;
    readonly count: number;
    readonly most: number;
    readonly sheet: Filling;
  };
  "maze-sheet": Record<never, never>;
  "maze-sheet-protected": { readonly sheet: Filling };
  "maze-text-too-long": { readonly length: number; readonly most: number };
  "maze-too-large-for-items": { readonly cells: number; readonly most: number; readonly sheet: Filling };
  "maze-too-large-for-picture": { readonly cells: number; readonly most: number; readonly sheet: Filling };
  "maze-too-large-for-text": {
    readonly cells: number;
    readonly columns: number;
    readonly most: number;
    readonly rows: number;
  };
  "maze-too-many-cells": {
    readonly cells: number;
    readonly columns: number;
    readonly most: number;
    readonly rows: number;
  };
  "maze-unfinished": { readonly sheet: Filling };
  "maze-without-exit": Record<never, never>;
  "mazes-alike": { readonly columns: number; readonly difficulty: number; readonly rows: number };
  "mazes-measured": { readonly done: number; readonly total: number };
  "mazes-sheet": Record<never, never>;
  "mazes-solved": { readonly done: number; readonly total: number };
  "mean-number": { readonly number: number };
  "mean-share": { readonly percent: number };
  "measuring-difficulty": Record<never, never>;
  "measuring-distances": Record<never, never>;
  "measuring-maze": Record<never, never>;
  "medium-difficulty": Record<never, never>;
  "memory-full": Record<never, never>;
  "mend-button": Record<never, never>;
  "mend-note": Record<never, never>;
  "mend-to-join": Record<never, never>;
  "mended-in-part": { readonly maze: Filling; readonly sheet: Filling };
  "mending-inexact": { readonly maze: Filling; readonly sheet: Filling };
  "mending-maze": Record<never, never>;
  "mending-seed": { readonly seed: Filling };
  "merged-cells-in-way": Record<never, never>;
  "merged-in-way": {
    readonly area: Filling;
    readonly cells: Filling;
    readonly count: number;
    readonly maze: "drawn" | "planned";
    readonly sheet: Filling;
  };
  "merged-unknown": { readonly area: Filling };
  "message-lost": Record<never, never>;
  "metric-crossroads": Record<never, never>;
  "metric-dead-ends": Record<never, never>;
  "metric-difficulty": Record<never, never>;
  "metric-junctions": Record<never, never>;
  "metric-longest-path": Record<never, never>;
  "metric-solution-length": Record<never, never>;
  "metric-straights": Record<never, never>;
  "metric-turns": Record<never, never>;
  "metric-wrong-turnings": Record<never, never>;
  "mixed-kinds": Record<never, never>;
  "more-gaps-in-frame": { readonly count: number };
  "more-loops": { readonly count: number };
  "more-names": { readonly count: number };
  "more-parts-cut-off": { readonly count: number };
  "more-tabs-button": Record<never, never>;
  "more-than-is-drawn": {
    readonly columns: number;
    readonly mostCells: number;
    readonly mostColumns: number;
    readonly mostRows: number;
    readonly rows: number;
  };
  "more-walls-put-up": { readonly count: number };
  "more-walls-taken-down": { readonly count: number };
  "most-unusual": { readonly metric: Filling; readonly words: Filling; readonly z: number };
  "move-formulas-away": Record<never, never>;
  "name-is": { readonly name: Filling };
  "name-is-yours": { readonly name: Filling };
  "name-line": Record<never, never>;
  "name-line-check": Record<never, never>;
  "name-of-cells": { readonly cells: Filling; readonly name: Filling };
  "name-points-nowhere": { readonly name: Filling };
  "name-refers-to-maze": {
    readonly area: Filling;
    readonly cells: Filling;
    readonly name: Filling;
    readonly sheet: Filling;
  };
  "nearest-exit-away": { readonly cell: Filling; readonly steps: number };
  "new-sheet-refused": Record<never, never>;
  "new-sheet-set-up": { readonly sheet: Filling };
  "new-sheet-unfinished": { readonly sheet: Filling };
  "no-answer": { readonly area: Filling; readonly sheet: Filling };
  "no-booklet": Record<never, never>;
  "no-cell-named": { readonly cell: Filling; readonly name: Filling };
  "no-code-for-maze": { readonly area: Filling; readonly most: number; readonly sheet: Filling };
  "no-colours-to-take-away": { readonly sheet: Filling };
  "no-difficulty-in-footer": Record<never, never>;
  "no-distance": Record<never, never>;
  "no-entrance": { readonly maze: Filling; readonly sheet: Filling };
  "no-exit": { readonly maze: Filling; readonly sheet: Filling };
  "no-forks-for-questions": { readonly area: Filling; readonly sheet: Filling };
  "no-item-address": { readonly text: Filling };
  "no-item-sheet": { readonly sheet: Filling };
  "no-items": { readonly sheet: Filling };
  "no-longest-path": { readonly maze: Filling; readonly sheet: Filling };
  "no-maze-in-text": Record<never, never>;
  "no-maze-to-clear": { readonly sheet: Filling };
  "no-neighbours": { readonly cells: Filling; readonly sheet: Filling };
  "no-neighbours-in-maze": { readonly cells: Filling; readonly sheet: Filling };
  "no-other-maze": { readonly sheet: Filling };
  "no-other-sheet": Record<never, never>;
  "no-passage-in-text": Record<never, never>;
  "no-path-found": { readonly from: Filling; readonly sheet: Filling; readonly to: Filling };
  "no-path-in-figures": Record<never, never>;
  "no-path-in-text": { readonly why: "broken" | "forks" | "closed" };
  "no-path-to-exit": { readonly entrance: Filling };
  "no-previous-maze": { readonly sheet: Filling };
  "no-question-address": { readonly text: Filling };
  "no-questions": Record<never, never>;
  "no-room-for-previous-maze": { readonly columns: number; readonly rows: number; readonly sheet: Filling };
  "no-room-for-questions": { readonly area: Filling; readonly lines: number; readonly sheet: Filling };
  "no-room-in-share-code": { readonly length: number; readonly most: number };
  "no-set-numbers": { readonly sheet: Filling };
  "no-share-code": Record<never, never>;
  "no-share-code-for-generator": { readonly id: Filling };
  "no-size-cell": { readonly dimension: "columns" | "rows"; readonly sheet: Filling };
  "no-solution": { readonly sheet: Filling };
  "no-steps-to-number": { readonly area: Filling; readonly sheet: Filling };
  "no-such-generator": { readonly id: Filling };
  "no-such-solver": { readonly id: Filling };
  "no-such-text-form": { readonly id: Filling };
  "no-undo": Record<never, never>;
  "no-undo-of-clearing": Record<never, never>;
  "no-wall-in-text": { readonly wall: Filling };
  "no-way-for-items": { readonly entrance: Filling; readonly sheet: Filling };
  "no-way-to-draw": { readonly sheet: Filling };
  "no-worksheet-in-front": Record<never, never>;
  "none-chosen": { readonly what: "algorithms" | "measures" };
  "not-a-cell": { readonly typed: Filling };
  "not-allowed-now": Record<never, never>;
  "not-an-end": { readonly cell: Filling; readonly sheet: Filling };
  "not-done-here": Record<never, never>;
  "not-found": Record<never, never>;
  "not-signed-in": Record<never, never>;
  "nothing-changed": Record<never, never>;
  "nothing-compared": Record<never, never>;
  "nothing-else-changed": Record<never, never>;
  "nothing-selected": Record<never, never>;
  "nothing-to-solve-between": Record<never, never>;
  "number-of-pages": { readonly page: Filling; readonly pages: Filling };
  "numbers-after-last-merge": { readonly sets: Filling };
  "numbers-after-step": { readonly step: number; readonly steps: number };
  "numbers-before-first-merge": Record<never, never>;
  "numbers-before-first-step": Record<never, never>;
  "numbers-before-last-merge": { readonly sets: Filling };
  "numbers-leave": Record<never, never>;
  "numbers-nothing-merged": Record<never, never>;
  "object-gone": Record<never, never>;
  "older-note": Record<never, never>;
  "older-title": Record<never, never>;
  "on-edge-check": Record<never, never>;
  "one-move-shown": { readonly every: number };
  "one-pick-shown": { readonly every: number };
  "one-sheet-for-all": Record<never, never>;
  "one-shortest-solution": { readonly entrance: Filling };
  "only-set": { readonly set: number };
  "open-text-button": Record<never, never>;
  "opening-beside-mask": Record<never, never>;
  "opening-text": Record<never, never>;
  "openings-field": Record<never, never>;
  "openings-note": Record<never, never>;
  "other-maze-stands": { readonly sheet: Filling };
  "other-sheet-in-front": Record<never, never>;
  "other-sheet-protected": { readonly sheet: Filling; readonly shown: "yes" | "no" };
  "other-workbook-in-front": Record<never, never>;
  "outcome-backtracked": Record<never, never>;
  "outcome-blocked": Record<never, never>;
  "outcome-built": Record<never, never>;
  "outcome-erased": Record<never, never>;
  "outcome-gap": Record<never, never>;
  "outcome-joined": Record<never, never>;
  "outcome-kept": Record<never, never>;
  "outcome-looped": Record<never, never>;
  "outcome-missed": Record<never, never>;
  "outcome-refused": Record<never, never>;
  "outcome-walked": Record<never, never>;
  "outgrown-to-new-sheet": { readonly front: Filling; readonly sheet: Filling };
  "outgrown-to-sheet": { readonly front: Filling; readonly sheet: Filling };
  overwrite: Record<never, never>;
  "overwrite-for-ends": { readonly cells: readonly Filling[]; readonly count: number; readonly sheet: Filling };
  "overwrite-them": { readonly count: number };
  "overwrite-values": {
    readonly area: Filling;
    readonly cells: number;
    readonly count: number;
    readonly sheet: Filling;
  };
  "overwrite-values-and-names": {
    readonly area: Filling;
    readonly cells: number;
    readonly count: number;
    readonly names: readonly Filling[];
    readonly sheet: Filling;
  };
  "overwrite-with-items": { readonly count: number };
  "own-values-stay-on-sheet": { readonly sheet: Filling };
  "pace-instant": Record<never, never>;
  "pace-play": Record<never, never>;
  "pace-step": Record<never, never>;
  "pace-title": Record<never, never>;
  "page-areas": Record<never, never>;
  "page-centring": Record<never, never>;
  "page-filling": {
    readonly orientation: "landscape" | "portrait";
    readonly points: number;
    readonly walls: "thin" | "medium" | "thick";
  };
  "page-footer": Record<never, never>;
  "page-gridlines": Record<never, never>;
  "page-header": Record<never, never>;
  "page-headings": Record<never, never>;
  "page-margins": Record<never, never>;
  "page-not-all-set": Record<never, never>;
  "page-note": Record<never, never>;
  "page-of-pages": { readonly page: Filling; readonly pages: Filling };
  "page-one-header": Record<never, never>;
  "page-orientation": Record<never, never>;
  "page-paper": Record<never, never>;
  "page-partly-set-up": { readonly area: Filling; readonly missing: readonly Filling[]; readonly sheet: Filling };
  "page-set-up": { readonly area: Filling; readonly orientation: "landscape" | "portrait"; readonly sheet: Filling };
  "page-set-up-refused": Record<never, never>;
  "page-set-up-stays": Record<never, never>;
  "page-title": Record<never, never>;
  "page-too-small": {
    readonly columns: number;
    readonly least: number;
    readonly mostColumns: number;
    readonly mostRows: number;
    readonly orientation: "Landscape" | "Portrait";
    readonly paper: Filling;
    readonly rows: number;
  };
  "page-unfinished": { readonly sheet: Filling };
  "page-zoom": Record<never, never>;
  "pair-did": { readonly did: Filling; readonly name: Filling };
  "pair-done": { readonly name: Filling; readonly steps: number };
  "pair-drawing": Record<never, never>;
  "pair-gone": Record<never, never>;
  "pair-made": {
    readonly first: Filling;
    readonly firstSteps: number;
    readonly second: Filling;
    readonly secondSteps: number;
    readonly seed: Filling;
    readonly sheet: Filling;
  };
  "pair-ready": {
    readonly first: Filling;
    readonly second: Filling;
    readonly seed: Filling;
    readonly sheet: Filling;
    readonly steps: number;
  };
  "pair-sheet": Record<never, never>;
  "pair-step": { readonly first: Filling; readonly second: Filling; readonly step: number; readonly steps: number };
  "pair-title": { readonly first: Filling; readonly second: Filling; readonly seed: Filling };
  "pair-walls-still-stand": Record<never, never>;
  "pane-opens-with": Record<never, never>;
  "paper-choice": Record<never, never>;
  "paper-sheet": { readonly sheet: Filling; readonly what: "answer" | "poster" };
  "paper-title": Record<never, never>;
  "part-cut-off": { readonly cell: Filling; readonly count: number };
  "part-loading": Record<never, never>;
  "part-missing": Record<never, never>;
  "part-not-loaded": Record<never, never>;
  "partly-done": Record<never, never>;
  "parts-apart": { readonly parts: number };
  "parts-beyond-mending": { readonly maze: Filling; readonly sheet: Filling };
  "parts-counted": { readonly count: number };
  "passage-needs-two-cells": Record<never, never>;
  "passage-not-straight": Record<never, never>;
  "passage-there-already": { readonly cells: Filling };
  "passage-to-same-cell": Record<never, never>;
  "passages-field": Record<never, never>;
  "passages-note": Record<never, never>;
  "passages-title": Record<never, never>;
  "pasted-cells-empty": Record<never, never>;
  "path-drawn": { readonly steps: number };
  "path-found": { readonly from: Filling; readonly sheet: Filling; readonly steps: number; readonly to: Filling };
  "path-in-figures": { readonly steps: number };
  "path-of-text-drawn": { readonly steps: number };
  "pattern-dotted": Record<never, never>;
  "pattern-hatched-down": Record<never, never>;
  "pattern-hatched-up": Record<never, never>;
  "pattern-plain": Record<never, never>;
  "pattern-striped": Record<never, never>;
  "pause-button": Record<never, never>;
  "paused-at-step": { readonly place: Filling; readonly step: number; readonly steps: number };
  "perfect-already": { readonly maze: Filling; readonly sheet: Filling };
  "pick-missed": Record<never, never>;
  "pick-refused": { readonly left: number; readonly set: number };
  "picture-drawn": { readonly area: Filling; readonly sheet: Filling };
  "picture-inserted": { readonly description: Filling; readonly sheet: Filling; readonly side: "right" | "below" };
  "picture-of-maze": { readonly columns: number; readonly rows: number };
  "picture-of-maze-with-ends": {
    readonly columns: number;
    readonly entrance: Filling;
    readonly exits: readonly Filling[];
    readonly marked: "entrance" | "exits" | "both";
    readonly rows: number;
  };
  "picture-title": { readonly columns: number; readonly rows: number };
  "picture-too-large": { readonly length: number; readonly most: number };
  "picture-unfinished": { readonly sheet: Filling };
  "pictures-title": Record<never, never>;
  "pivot-table-in-way": Record<never, never>;
  "place-lost": Record<never, never>;
  "png-saved": { readonly dots: number; readonly file: Filling };
  "points-unit": Record<never, never>;
  "position-at-end": Record<never, never>;
  "position-at-end-spoken": Record<never, never>;
  "position-count": { readonly length: number; readonly position: number };
  "position-slider": Record<never, never>;
  "position-spoken": { readonly length: number; readonly position: number };
  "poster-across-field": Record<never, never>;
  "poster-down-field": Record<never, never>;
  "poster-footer": {
    readonly across: number;
    readonly down: number;
    readonly first: Filling;
    readonly join: "edge" | "overlap";
    readonly last: Filling;
  };
  "poster-maze-too-small": {
    readonly across: number;
    readonly columns: number;
    readonly down: number;
    readonly rows: number;
  };
  "poster-note": Record<never, never>;
  "poster-pages": { readonly most: number };
  "poster-ready": {
    readonly across: number;
    readonly cellSize: number;
    readonly down: number;
    readonly join: "edge" | "overlap";
    readonly orientation: "landscape" | "portrait";
    readonly paper: Filling;
    readonly sheet: Filling;
  };
  "poster-too-small": {
    readonly across: number;
    readonly columns: number;
    readonly down: number;
    readonly least: number;
    readonly paper: Filling;
    readonly rows: number;
  };
  "poster-unknown": { readonly sheet: Filling };
  "predecessors-sheet": Record<never, never>;
  "prepare-page-button": Record<never, never>;
  "preparing-page": Record<never, never>;
  "press-generate": Record<never, never>;
  "press-generate-in-grid": Record<never, never>;
  "press-previous-maze-again": Record<never, never>;
  "press-to-print": Record<never, never>;
  "previous-maze-back": {
    readonly area: Filling;
    readonly columns: number;
    readonly rows: number;
    readonly sheet: Filling;
  };
  "previous-maze-button": Record<never, never>;
  "print-area-stays": Record<never, never>;
  "print-tab": Record<never, never>;
  progress: Record<never, never>;
  "question-address-missing": Record<never, never>;
  "question-cell-empty": { readonly row: Filling; readonly what: "question" | "right" | "wrong" };
  "question-heading": Record<never, never>;
  "question-headings-missing": { readonly missing: readonly Filling[] };
  "question-too-long": { readonly length: number; readonly most: number; readonly row: Filling };
  "question-twice": { readonly earlier: Filling; readonly row: Filling };
  "questions-addition": Record<never, never>;
  "questions-asked": {
    readonly area: Filling;
    readonly asked: number;
    readonly list: Filling;
    readonly seed: Filling;
    readonly sheet: Filling;
  };
  "questions-cells-field": Record<never, never>;
  "questions-cells-placeholder": Record<never, never>;
  "questions-count-field": Record<never, never>;
  "questions-limit-choice": Record<never, never>;
  "questions-note": Record<never, never>;
  "questions-range": Record<never, never>;
  "questions-seed-field": Record<never, never>;
  "questions-source-choice": Record<never, never>;
  "questions-subtraction": Record<never, never>;
  "questions-times": Record<never, never>;
  "questions-title": Record<never, never>;
  "questions-unfinished": { readonly sheet: Filling };
  "race-button": Record<never, never>;
  "race-drawing": Record<never, never>;
  "race-ready": { readonly first: Filling; readonly place: Filling; readonly second: Filling; readonly steps: number };
  "race-seed": { readonly seed: Filling };
  "race-signs": { readonly first: Filling; readonly second: Filling };
  "race-unfinished": { readonly place: Filling };
  "racer-found-no-path": { readonly solver: Filling; readonly visits: number };
  "racer-found-path": { readonly solver: Filling; readonly steps: number; readonly visits: number };
  "racer-visits": { readonly cell: Filling; readonly solver: Filling };
  "racing-solvers": Record<never, never>;
  "read-cells": Record<never, never>;
  "read-file": Record<never, never>;
  "reading-maze": Record<never, never>;
  "reading-text": Record<never, never>;
  "rectangle-needed": { readonly area: Filling; readonly cells: number; readonly generator: Filling };
  "rectangle-needed-by-algorithm": {
    readonly algorithm: Filling;
    readonly columns: number;
    readonly rows: number;
    readonly taken: number;
  };
  "redrawing-inexact": { readonly maze: Filling; readonly sheet: Filling };
  "redrawn-in-part": { readonly maze: Filling; readonly sheet: Filling };
  "reference-broken": Record<never, never>;
  "refused-with-code": { readonly code: Filling };
  "refused-without-reason": Record<never, never>;
  "remove-cells-button": Record<never, never>;
  "remove-end-button": Record<never, never>;
  "removing-cells": Record<never, never>;
  "removing-end": Record<never, never>;
  replace: Record<never, never>;
  "replace-sheet": {
    readonly area: Filling;
    readonly earlier: Filling;
    readonly sheet: Filling;
    readonly what: "answer" | "poster";
  };
  "replay-button": Record<never, never>;
  "report-address": { readonly fate: "text" | "date" };
  "report-address-as-text": { readonly fate: "text" | "date" };
  "report-areas-kept": { readonly areas: number };
  "report-areas-mixed": { readonly style: Filling };
  "report-areas-touching": { readonly areas: "apart" | "joined" };
  "report-areas-work": Record<never, never>;
  "report-button": Record<never, never>;
  "report-change-not-told": Record<never, never>;
  "report-change-told": { readonly milliseconds: number; readonly source: Filling };
  "report-change-told-by-nobody": { readonly milliseconds: number };
  "report-chart": { readonly answer: Filling };
  "report-colour-by-border": { readonly drawn: Filling; readonly read: Filling };
  "report-colour-by-properties": { readonly drawn: Filling; readonly read: Filling };
  "report-column": { readonly column: "question" | "answer" | "time" | "size" };
  "report-content-language": { readonly language: Filling };
  "report-copied": Record<never, never>;
  "report-copied-lines": { readonly side: number };
  "report-copy-table": Record<never, never>;
  "report-copying": { readonly side: number };
  "report-engine": { readonly where: Filling };
  "report-failed": { readonly details: Filling };
  "report-fate-inserted": { readonly fate: "kept" | "lost" };
  "report-fate-of-lines": { readonly fate: "gone" | "stay" };
  "report-fate-of-text": { readonly fate: "text" | "date" };
  "report-field": Record<never, never>;
  "report-file": Record<never, never>;
  "report-fill": { readonly colour: Filling; readonly pattern: Filling; readonly tint: Filling };
  "report-fill-hatched": { readonly colour: Filling; readonly pattern: Filling; readonly tint: Filling };
  "report-fill-none": { readonly colour: Filling; readonly pattern: Filling; readonly tint: Filling };
  "report-fill-white": { readonly colour: Filling; readonly pattern: Filling; readonly tint: Filling };
  "report-fitting": { readonly taken: "atOnce" | "second" | "never" };
  "report-freezing": { readonly sheet: "front" | "behind" };
  "report-front-activating": { readonly answer: Filling };
  "report-front-cell": { readonly answer: Filling };
  "report-front-is": { readonly front: "before" | "inserted" | "another" };
  "report-front-names": { readonly answer: Filling };
  "report-front-sheet": { readonly answer: Filling };
  "report-inserted-front": Record<never, never>;
  "report-inserted-hidden": Record<never, never>;
  "report-inserted-keeps": { readonly what: "width" | "height" | "margins" | "header" | "printArea" };
  "report-inserting": { readonly form: "first" | "every"; readonly side: number };
  "report-inserting-alone": Record<never, never>;
  "report-large-write": { readonly cells: number };
  "report-large-write-refused": { readonly cells: number; readonly code: Filling };
  "report-late": { readonly seconds: number };
  "report-leaves-nothing": Record<never, never>;
  "report-lines-by-properties": { readonly reporters: Filling };
  "report-lines-holder": {
    readonly holder: "both" | "leftOrUpper" | "rightOrLower" | "either" | "last" | "each" | "drawnFor";
  };
  "report-lines-inside": { readonly reporters: Filling };
  "report-lines-of-areas": { readonly reporters: Filling };
  "report-lines-of-first": { readonly reporters: Filling };
  "report-lines-of-second": { readonly reporters: Filling };
  "report-lines-right": {
    readonly around: "right" | "wrong";
    readonly edge: "right" | "wrong";
    readonly inside: "right" | "wrong";
  };
  "report-lines-taken-beside": { readonly fate: "gone" | "stays" };
  "report-lines-taken-in-areas": { readonly fate: "gone" | "stay" };
  "report-lines-taken-inside": { readonly fate: "gone" | "stay" };
  "report-locks": { readonly locks: "present" | "missing" };
  "report-long-check": Record<never, never>;
  "report-long-name": {
    readonly length: number;
    readonly text: "kept" | "lost";
    readonly visibility: "hidden" | "shown";
  };
  "report-long-name-refused": { readonly code: Filling; readonly length: number };
  "report-looks": {
    readonly topic:
      | "excel"
      | "time"
      | "lines"
      | "areas"
      | "pace"
      | "colours"
      | "fills"
      | "names"
      | "longNames"
      | "fitting"
      | "printAreas"
      | "settings"
      | "events"
      | "drawings"
      | "freezing"
      | "slowing"
      | "laterPace"
      | "inserting"
      | "insertingLarge"
      | "copying"
      | "copyingLarge"
      | "styles"
      | "file"
      | "inFront";
  };
  "report-made": Record<never, never>;
  "report-measures-slowing": Record<never, never>;
  "report-name-elsewhere": { readonly place: "kept" | "lost" };
  "report-name-elsewhere-refused": { readonly code: Filling };
  "report-name-style": { readonly style: Filling };
  "report-names-of-sheet": { readonly names: "all" | "own" };
  "report-note": Record<never, never>;
  "report-pace": { readonly areas: number; readonly milliseconds: number };
  "report-pace-ended": Record<never, never>;
  "report-pace-later": Record<never, never>;
  "report-picture": { readonly answer: Filling };
  "report-platform": { readonly host: Filling; readonly language: Filling; readonly platform: Filling };
  "report-print-area": { readonly name: Filling };
  "report-print-area-not-listed": Record<never, never>;
  "report-print-area-refused": { readonly code: Filling };
  "report-print-areas-as-areas": { readonly areas: number; readonly kept: Filling };
  "report-print-areas-as-text": { readonly areas: number; readonly kept: Filling };
  "report-quoted": { readonly text: Filling };
  "report-range-mixed": { readonly style: Filling };
  "report-reads": { readonly visibility: Filling };
  "report-refused": { readonly code: Filling };
  "report-round-trip": { readonly milliseconds: number };
  "report-section": { readonly section: "excel" | "time" | "lines" | "cells" | "names" | "page" };
  "report-setting": { readonly read: Filling; readonly setting: Filling; readonly written: Filling };
  "report-setting-refused": { readonly code: Filling; readonly setting: Filling };
  "report-settings-kept": Record<never, never>;
  "report-settings-time": { readonly reading: number; readonly writing: number };
  "report-sheet": Record<never, never>;
  "report-sheet-refused": { readonly details: Filling };
  "report-skipped": Record<never, never>;
  "report-slowing": { readonly changes: number; readonly first: number; readonly last: number };
  "report-slowing-areas": { readonly milliseconds: number };
  "report-slowing-ended": { readonly call: "merged" | "unprotecting"; readonly milliseconds: number };
  "report-stopped": Record<never, never>;
  "report-stopped-here": Record<never, never>;
  "report-styles": { readonly sheets: number };
  "report-styles-are": { readonly after: number; readonly before: number };
  "report-table": Record<never, never>;
  "report-table-copied": Record<never, never>;
  "report-title": { readonly version: Filling };
  "report-topic": {
    readonly topic:
      | "excel"
      | "time"
      | "lines"
      | "areas"
      | "pace"
      | "colours"
      | "fills"
      | "names"
      | "longNames"
      | "fitting"
      | "printAreas"
      | "settings"
      | "events"
      | "drawings"
      | "freezing"
      | "slowing"
      | "laterPace"
      | "inserting"
      | "insertingLarge"
      | "copying"
      | "copyingLarge"
      | "styles"
      | "file"
      | "inFront";
  };
  "report-topic-failed": {
    readonly details: Filling;
    readonly topic:
      | "excel"
      | "time"
      | "lines"
      | "areas"
      | "pace"
      | "colours"
      | "fills"
      | "names"
      | "longNames"
      | "fitting"
      | "printAreas"
      | "settings"
      | "events"
      | "drawings"
      | "freezing"
      | "slowing"
      | "laterPace"
      | "inserting"
      | "insertingLarge"
      | "copying"
      | "copyingLarge"
      | "styles"
      | "file"
      | "inFront";
  };
  "report-topic-refused": {
    readonly details: Filling;
    readonly topic:
      | "excel"
      | "time"
      | "lines"
      | "areas"
      | "pace"
      | "colours"
      | "fills"
      | "names"
      | "longNames"
      | "fitting"
      | "printAreas"
      | "settings"
      | "events"
      | "drawings"
      | "freezing"
      | "slowing"
      | "laterPace"
      | "inserting"
      | "insertingLarge"
      | "copying"
      | "copyingLarge"
      | "styles"
      | "file"
      | "inFront";
  };
  "report-topic-skipped": {
    readonly topic:
      | "excel"
      | "time"
      | "lines"
      | "areas"
      | "pace"
      | "colours"
      | "fills"
      | "names"
      | "longNames"
      | "fitting"
      | "printAreas"
      | "settings"
      | "events"
      | "drawings"
      | "freezing"
      | "slowing"
      | "laterPace"
      | "inserting"
      | "insertingLarge"
      | "copying"
      | "copyingLarge"
      | "styles"
      | "file"
      | "inFront";
  };
  "report-undo": { readonly steps: "grouped" | "apart" };
  "report-without-sheet": Record<never, never>;
  "report-works": Record<never, never>;
  "request-aborted": Record<never, never>;
  "request-not-understood": Record<never, never>;
  "request-too-large": Record<never, never>;
  "resume-button": Record<never, never>;
  "ribbon-question": { readonly outcome: Filling; readonly question: Filling };
  "ribbon-took-too-long": { readonly outcome: Filling };
  "right-choice": Record<never, never>;
  "right-heading": Record<never, never>;
  "rising-difficulty": Record<never, never>;
  "route-cell-out": { readonly cell: Filling; readonly sheet: Filling };
  "route-cell-outside": { readonly cell: Filling; readonly maze: Filling; readonly sheet: Filling };
  "row-opens-down": { readonly cell: Filling; readonly neighbour: Filling; readonly row: number };
  "row-sets-joined": {
    readonly because: "lastRow" | "coin";
    readonly other: number;
    readonly row: number;
    readonly set: number;
  };
  "row-sets-kept": { readonly other: number; readonly row: number; readonly set: number };
  "row-sets-same": { readonly row: number; readonly set: number };
  "row-stays-closed": { readonly cell: Filling; readonly neighbour: Filling; readonly row: number };
  "row-without-column": Record<never, never>;
  "rows-and-columns-title": Record<never, never>;
  "rows-deleted": { readonly area: Filling; readonly count: number; readonly maze: Filling; readonly sheet: Filling };
  "rows-field": Record<never, never>;
  "rows-hidden": {
    readonly count: number;
    readonly maze: "drawn" | "planned";
    readonly rows: Filling;
    readonly sheet: Filling;
  };
  "rows-inserted": { readonly area: Filling; readonly count: number; readonly maze: Filling; readonly sheet: Filling };
  "run-closes": { readonly cells: number; readonly first: Filling; readonly last: Filling };
  "run-goes-on": { readonly cells: number; readonly neighbour: Filling };
  "run-opens-up": { readonly cell: Filling; readonly cells: number; readonly first: Filling; readonly last: Filling };
  "run-region": Record<never, never>;
  "runs-in-page": Record<never, never>;
  "runs-in-page-because": { readonly why: Filling };
  "runs-in-worker": Record<never, never>;
  "runs-nowhere": { readonly why: Filling };
  "save-png-button": Record<never, never>;
  "save-svg-button": Record<never, never>;
  "save-text-button": { readonly file: Filling };
  "saving-text": Record<never, never>;
  "scratch-sheet-left": { readonly sheet: Filling };
  "search-dead-end": { readonly cell: Filling; readonly neighbour: Filling };
  "search-dotted": Record<never, never>;
  "search-enters": { readonly neighbour: Filling };
  "search-enters-blocked": { readonly neighbour: Filling };
  "search-found-path": { readonly cells: number };
  "search-goes-back": { readonly neighbour: Filling };
  "search-in-figures": { readonly cells: number; readonly searched: number };
  "search-makes-loop": { readonly neighbour: Filling };
  "search-ready": { readonly maze: Filling; readonly sheet: Filling; readonly solver: Filling; readonly steps: number };
  "search-seed": { readonly seed: Filling };
  "search-seed-field": Record<never, never>;
  "search-visits": { readonly cell: Filling };
  "search-visits-again": { readonly cell: Filling };
  "searched-walls-changed": { readonly cell: Filling; readonly sheet: Filling };
  "second-entrance": Record<never, never>;
  "second-solver-choice": Record<never, never>;
  "see-message": Record<never, never>;
  seed: { readonly seed: Filling };
  "seed-field": Record<never, never>;
  "seed-placeholder": Record<never, never>;
  "seed-title": Record<never, never>;
  "select-neighbours": Record<never, never>;
  "select-two-cells": Record<never, never>;
  "selected-cell-out": { readonly cell: Filling; readonly sheet: Filling };
  "selected-cell-outside": { readonly cell: Filling; readonly maze: Filling; readonly sheet: Filling };
  "selected-cells-outside": {
    readonly areas: number;
    readonly cells: Filling;
    readonly maze: Filling;
    readonly sheet: Filling;
  };
  "selecting-cells": Record<never, never>;
  "selection-empty": { readonly area: Filling; readonly sheet: Filling };
  "selection-too-large-to-clear": { readonly area: Filling; readonly most: number; readonly sheet: Filling };
  "selection-unusable": Record<never, never>;
  "service-silent": Record<never, never>;
  "session-ended": Record<never, never>;
  "set-entrance-button": Record<never, never>;
  "set-numbers-as-generated": Record<never, never>;
  "set-numbers-choice": Record<never, never>;
  "set-numbers-choice-sheet": Record<never, never>;
  "set-numbers-hidden": { readonly sheet: Filling };
  "set-numbers-in-grid": Record<never, never>;
  "set-numbers-not-shown": Record<never, never>;
  "set-numbers-on-sheet": { readonly sheet: Filling };
  "set-numbers-out-of-date": { readonly sheet: Filling };
  "set-numbers-sheet": Record<never, never>;
  "set-numbers-shown": { readonly sheet: Filling };
  "set-numbers-usually": Record<never, never>;
  "set-numbers-worked-out": { readonly sheet: Filling };
  "set-up-already": { readonly kind: "answers" | "poster"; readonly sheet: Filling };
  "set-up-sheet-button": Record<never, never>;
  "sets-joined": { readonly left: number; readonly other: number; readonly set: number };
  "sets-joined-blocked": { readonly left: number; readonly other: number; readonly set: number };
  "sets-left": { readonly left: number };
  "sets-same": { readonly left: number; readonly set: number };
  "sets-same-loop": { readonly left: number; readonly set: number };
  "setting-read-only": Record<never, never>;
  "setting-up-sheet": Record<never, never>;
  "several-booklets": { readonly count: number };
  "several-sets": { readonly count: number };
  "shape-areas": Record<never, never>;
  "shape-beside-maze": { readonly maze: Filling; readonly shape: Filling; readonly sheet: Filling };
  "shape-choice": Record<never, never>;
  "shape-colour": Record<never, never>;
  "shape-colourless": { readonly cell: Filling; readonly sheet: Filling };
  "shape-is-one-cell": { readonly cell: Filling; readonly sheet: Filling };
  "shape-note": Record<never, never>;
  "shape-over-size-cells": { readonly area: Filling; readonly sheet: Filling };
  "shape-selected-too-large": {
    readonly areas: Filling;
    readonly count: number;
    readonly most: number;
    readonly sheet: Filling;
  };
  "shape-title": Record<never, never>;
  "share-code-damaged": { readonly fault: Filling };
  "share-code-of-other-version": { readonly known: number; readonly version: number };
  "share-code-of-unknown-generator": { readonly number: number };
  "share-code-of-unknown-mask": { readonly kind: number };
  "share-code-of-version-1": Record<never, never>;
  "share-code-too-long": { readonly length: number; readonly most: number };
  "share-code-too-short": Record<never, never>;
  "share-code-with-other-character": { readonly character: Filling };
  "sheet-as-before": { readonly sheet: Filling };
  "sheet-beside-maze": { readonly sheet: Filling };
  "sheet-in-use": { readonly front: Filling; readonly sheet: Filling };
  "sheet-is-index": { readonly sheet: Filling };
  "sheet-of-other-maze": { readonly sheet: Filling };
  "sheet-per-maze": { readonly most: number };
  "sheet-protected": { readonly sheet: Filling };
  "sheet-set-up": { readonly sheet: Filling };
  "sheet-was-set-up": { readonly sheet: Filling };
  "sheets-replaced": { readonly sheets: readonly Filling[] };
  "shortest-path-found": {
    readonly from: Filling;
    readonly sheet: Filling;
    readonly steps: number;
    readonly to: Filling;
  };
  "shortest-solutions": { readonly count: number; readonly entrance: Filling };
  "shortest-solutions-at-least": { readonly count: number; readonly entrance: Filling };
  "show-all-button": Record<never, never>;
  "show-code-button": Record<never, never>;
  "show-last-step-first": { readonly place: Filling; readonly step: number; readonly steps: number };
  "show-less-button": Record<never, never>;
  "show-set-numbers-button": Record<never, never>;
  "show-text-button": Record<never, never>;
  "shows-step": { readonly place: Filling; readonly step: number; readonly steps: number };
  "side-by-side-button": Record<never, never>;
  "side-not-whole": { readonly side: "rows" | "columns"; readonly value: Filling };
  "sign-in-one": { readonly name: Filling; readonly words: Filling };
  "sign-path": Record<never, never>;
  "sign-path-of": { readonly solver: Filling };
  "sign-path-of-both": Record<never, never>;
  "sign-sets": Record<never, never>;
  "sign-step": Record<never, never>;
  "sign-visited": Record<never, never>;
  "sign-visited-by": { readonly solver: Filling };
  "sign-visited-by-both": Record<never, never>;
  "signs-list": Record<never, never>;
  "single-cell": { readonly cells: Filling; readonly sheet: Filling };
  "size-cell-gone": { readonly dimension: "columns" | "rows"; readonly sheet: Filling };
  "size-cell-is-several": { readonly area: Filling; readonly dimension: "columns" | "rows"; readonly sheet: Filling };
  "size-cell-looks-lost": Record<never, never>;
  "size-cells-details": Record<never, never>;
  "size-cells-note": Record<never, never>;
  "size-cells-taken": { readonly sheet: Filling };
  "size-empty": Record<never, never>;
  "size-is-error": { readonly value: Filling };
  "size-is-text": { readonly value: Filling };
  "size-not-number": { readonly value: Filling };
  "size-not-whole": { readonly value: number };
  "size-over-edge": { readonly most: number; readonly value: number };
  "size-pending-note": Record<never, never>;
  "size-title": Record<never, never>;
  "size-too-large": { readonly columns: number; readonly count: number; readonly most: number; readonly rows: number };
  "size-too-small": { readonly value: number };
  "smaller-booklet-stands": {
    readonly answered: number;
    readonly answers: "none" | "some" | "all";
    readonly count: number;
    readonly made: number;
  };
  "smaller-note": Record<never, never>;
  "solution-cleared": { readonly area: Filling; readonly sheet: Filling };
  "solution-cleared-in-part": { readonly sheet: Filling };
  "solution-elsewhere": { readonly area: Filling; readonly sheet: Filling };
  "solution-gone": Record<never, never>;
  "solution-out-of-date": Record<never, never>;
  "solution-unfinished": { readonly maze: Filling; readonly sheet: Filling };
  "solve-button": Record<never, never>;
  "solve-options-title": Record<never, never>;
  "solve-tab": Record<never, never>;
  "solve-title": Record<never, never>;
  "solver-a-star": Record<never, never>;
  "solver-a-star-does": Record<never, never>;
  "solver-breadth-first": Record<never, never>;
  "solver-breadth-first-does": Record<never, never>;
  "solver-choice": Record<never, never>;
  "solver-circled": { readonly from: Filling; readonly sheet: Filling; readonly solver: Filling; readonly to: Filling };
  "solver-dead-end-filling": Record<never, never>;
  "solver-dead-end-filling-does": Record<never, never>;
  "solver-depth-first": Record<never, never>;
  "solver-depth-first-does": Record<never, never>;
  "solver-dijkstra": Record<never, never>;
  "solver-dijkstra-does": Record<never, never>;
  "solver-floyd-warshall": Record<never, never>;
  "solver-floyd-warshall-does": Record<never, never>;
  "solver-hand": { readonly hand: "left" | "right" };
  "solver-left-hand": Record<never, never>;
  "solver-left-hand-does": Record<never, never>;
  "solver-looked-at": { readonly cells: number; readonly searched: number; readonly solver: Filling };
  "solver-note": { readonly solver: Filling };
  "solver-right-hand": Record<never, never>;
  "solver-right-hand-does": Record<never, never>;
  "solver-tremaux": Record<never, never>;
  "solver-tremaux-does": Record<never, never>;
  "solver-wall-follower": Record<never, never>;
  "solvers-table": Record<never, never>;
  "solvers-table-blocked": { readonly blocked: number };
  "solving-maze": Record<never, never>;
  "some-chosen": { readonly chosen: number; readonly count: number; readonly what: "algorithms" | "measures" };
  "source-choice": Record<never, never>;
  "source-label": Record<never, never>;
  "sources-note": Record<never, never>;
  "sources-title": Record<never, never>;
  "speed-in-time": { readonly duration: "seconds" | "minutes" | "hours"; readonly time: number };
  "speed-slider": Record<never, never>;
  "statistics-button": Record<never, never>;
  "statistics-from-corners": Record<never, never>;
  "statistics-sheet": Record<never, never>;
  "statistics-table": Record<never, never>;
  "statistics-title": { readonly area: Filling; readonly sheet: Filling };
  "statistics-written": { readonly area: Filling; readonly sheet: Filling; readonly written: Filling };
  "step-at-wall": { readonly cell: Filling; readonly did: Filling; readonly side: "left" | "right" | "top" | "bottom" };
  "step-back-button": Record<never, never>;
  "step-forward-button": Record<never, never>;
  "step-of-steps": { readonly did: Filling; readonly step: number; readonly steps: number };
  "steps-heading-cell": Record<never, never>;
  "steps-heading-left": Record<never, never>;
  "steps-heading-neighbour": Record<never, never>;
  "steps-heading-other": Record<never, never>;
  "steps-heading-outcome": Record<never, never>;
  "steps-heading-set": Record<never, never>;
  "steps-heading-side": Record<never, never>;
  "steps-heading-step": Record<never, never>;
  "steps-need-maze": Record<never, never>;
  "steps-note": Record<never, never>;
  "steps-on-new-sheet": { readonly name: Filling };
  "steps-sheet": Record<never, never>;
  "steps-table-there": { readonly name: Filling; readonly sheet: Filling };
  "steps-title": Record<never, never>;
  "steps-worked-out": { readonly place: Filling; readonly steps: number };
  "steps-written": { readonly name: Filling; readonly steps: number };
  "still-at-work": { readonly action: Filling };
  "still-calculating": Record<never, never>;
  "stop-button": Record<never, never>;
  stopped: Record<never, never>;
  "stopped-at-step": { readonly place: Filling; readonly step: number; readonly steps: number };
  stopping: Record<never, never>;
  "structure-protected": Record<never, never>;
  "svg-saved": { readonly file: Filling };
  "table-in-way": {
    readonly area: Filling;
    readonly maze: "drawn" | "planned";
    readonly sheet: Filling;
    readonly table: Filling;
  };
  "take-colours-button": Record<never, never>;
  "take-items-button": Record<never, never>;
  "take-selection-button": Record<never, never>;
  "take-table-button": Record<never, never>;
  "taken-out-unknown": { readonly area: Filling };
  "taking-colours": Record<never, never>;
  "text-copied": Record<never, never>;
  "text-copy-refused": { readonly file: Filling };
  "text-fault": { readonly column: number; readonly fault: Filling; readonly line: number };
  "text-field": Record<never, never>;
  "text-form-choice": Record<never, never>;
  "text-not-copied": Record<never, never>;
  "text-of-wrong-height": { readonly lines: number };
  "text-saved": { readonly file: Filling };
  "text-shown": { readonly area: Filling; readonly sheet: Filling };
  "text-title": Record<never, never>;
  "text-too-long": { readonly count: number };
  "text-too-long-for-end": { readonly cell: Filling; readonly sheet: Filling };
  "text-too-long-for-formula": Record<never, never>;
  "texts-title": Record<never, never>;
  "texture-corridors": Record<never, never>;
  "texture-dead-ends": Record<never, never>;
  "texture-figure": {
    readonly kind: "exact" | "published" | "measured";
    readonly name: Filling;
    readonly percent: number;
  };
  "texture-figures": { readonly columns: number; readonly figures: readonly Filling[]; readonly rows: number };
  "texture-measured": { readonly mazes: number };
  "texture-rivers": Record<never, never>;
  "texture-study": Record<never, never>;
  "theory-all-orders": Record<never, never>;
  "theory-all-runs": Record<never, never>;
  "theory-binary-tree-crossroads": Record<never, never>;
  "theory-binary-tree-dead-ends": Record<never, never>;
  "theory-binary-tree-solution": Record<never, never>;
  "theory-every-maze": Record<never, never>;
  "theory-rests-on": { readonly kind: "exact" | "published"; readonly source: Filling };
  "theory-simulated": { readonly columns: number; readonly mazes: number; readonly rows: number };
  "theory-transfer-currents": Record<never, never>;
  "this-maze-title": Record<never, never>;
  "time-in-hours": { readonly hours: number };
  "time-in-minutes": { readonly minutes: number };
  "time-in-seconds": { readonly seconds: number };
  "tint-can-grow": Record<never, never>;
  "tint-finished": Record<never, never>;
  "tint-frontier": Record<never, never>;
  "tint-in-chamber": Record<never, never>;
  "tint-in-earlier-runs": Record<never, never>;
  "tint-in-maze": Record<never, never>;
  "tint-in-run": Record<never, never>;
  "tint-on-path": Record<never, never>;
  "tint-on-walk": Record<never, never>;
  "tint-surrounded": Record<never, never>;
  "tint-walk-here": Record<never, never>;
  "tint-walk-was": Record<never, never>;
  "title-field": Record<never, never>;
  "title-too-long": { readonly most: number; readonly over: number };
  "to-field": Record<never, never>;
  "to-print": Record<never, never>;
  "to-print-booklet": Record<never, never>;
  "to-print-questions": Record<never, never>;
  together: { readonly sentences: readonly Filling[] };
  "told-by-both": Record<never, never>;
  "told-by-left-or-upper": Record<never, never>;
  "told-by-neither": Record<never, never>;
  "told-by-right-or-lower": Record<never, never>;
  "told-by-several": { readonly one: Filling; readonly other: Filling };
  "too-few-wrong-answers": { readonly area: Filling; readonly sheet: Filling };
  "too-large-for-ribbon": { readonly cells: number; readonly most: number };
  "too-many-areas": { readonly count: number; readonly most: number };
  "too-many-cells": Record<never, never>;
  "too-many-cells-for-code": { readonly cells: number; readonly most: number };
  "too-many-cells-for-distances": {
    readonly cells: number;
    readonly maze: Filling;
    readonly most: number;
    readonly sheet: Filling;
  };
  "too-many-cells-selected": { readonly area: Filling; readonly most: number };
  "too-many-cells-to-change": Record<never, never>;
  "too-many-item-cells": { readonly area: Filling; readonly count: number; readonly most: number };
  "too-many-items": { readonly items: number; readonly room: number };
  "too-many-pairs-typed": { readonly count: number; readonly most: number };
  "too-many-steps": { readonly count: number; readonly most: number };
  "too-much-to-remember": { readonly length: Filling; readonly most: Filling };
  "tree-can-grow": { readonly cells: number };
  "tree-grows": {
    readonly cell: Filling;
    readonly cells: number;
    readonly from: "newest" | "oldest" | "random" | "mixed";
    readonly neighbour: Filling;
  };
  "try-another-solver": Record<never, never>;
  "two-cells": { readonly one: Filling; readonly other: Filling; readonly sheet: Filling };
  "two-new-sheets": { readonly cells: number };
  "two-note": Record<never, never>;
  "two-seed-field": Record<never, never>;
  "two-sets": { readonly other: number; readonly set: number };
  "two-title": Record<never, never>;
  "type-item-address": Record<never, never>;
  "type-question-address": Record<never, never>;
  "type-size-to-compare": Record<never, never>;
  "typed-kept": { readonly count: number };
  "typed-no-cells": { readonly text: Filling };
  "typed-while-watching": { readonly where: Filling };
  "undo-of-clearing": Record<never, never>;
  "untitled-booklet": Record<never, never>;
  "upper-end": Record<never, never>;
  "use-shape-check": Record<never, never>;
  "used-part-too-large": {
    readonly area: Filling;
    readonly count: number;
    readonly most: number;
    readonly sheet: Filling;
  };
  "value-not-understood": Record<never, never>;
  "values-in-the-way": { readonly count: number; readonly sheet: Filling; readonly where: Filling };
  "visited-check": Record<never, never>;
  "waiting-for-edit": Record<never, never>;
  "waiting-for-other-workbook": Record<never, never>;
  "waiting-for-workbook": Record<never, never>;
  "walk-begins": { readonly cell: Filling; readonly meets: "maze" | "nothing"; readonly neighbour: Filling };
  "walk-erases": { readonly neighbour: Filling };
  "walk-erases-cells": { readonly cells: number; readonly neighbour: Filling };
  "walk-goes": { readonly cell: Filling; readonly meets: "maze" | "nothing"; readonly neighbour: Filling };
  "walk-goes-again": { readonly cell: Filling; readonly neighbour: Filling };
  "walk-goes-first-time": { readonly cell: Filling; readonly neighbour: Filling };
  "walk-joins": { readonly cell: Filling; readonly neighbour: Filling };
  "walk-too-long": {
    readonly accepted: number;
    readonly algorithm: Filling;
    readonly bound: "about" | "moreThan";
    readonly columns: number;
    readonly moves: number;
    readonly rows: number;
  };
  "wall-blocked": Record<never, never>;
  "wall-built": { readonly cell: Filling; readonly neighbour: Filling };
  "wall-colour-field": Record<never, never>;
  "wall-falls": { readonly cell: Filling; readonly neighbour: Filling };
  "wall-makes-loop": { readonly cell: Filling; readonly neighbour: Filling };
  "wall-medium": Record<never, never>;
  "wall-put-up": { readonly one: Filling; readonly other: Filling };
  "wall-side": { readonly side: "left" | "right" | "top" | "bottom" };
  "wall-stays": Record<never, never>;
  "wall-taken-down": { readonly one: Filling; readonly other: Filling };
  "wall-there-already": { readonly cells: Filling };
  "wall-thick": Record<never, never>;
  "wall-thin": Record<never, never>;
  "wall-weight-choice": Record<never, never>;
  "wall-wrong": { readonly found: Filling; readonly wall: Filling };
  "walls-changed-in-part": { readonly cells: Filling };
  "walls-down-counted": { readonly count: number };
  "walls-note": Record<never, never>;
  "walls-put-up": { readonly cells: Filling; readonly count: number };
  "walls-still-stand": { readonly area: Filling; readonly sheet: Filling };
  "walls-taken-down": { readonly cells: Filling; readonly count: number };
  "walls-title": Record<never, never>;
  "walls-unseen": Record<never, never>;
  "walls-up-counted": { readonly count: number };
  "watch-tab": Record<never, never>;
  "watch-title": Record<never, never>;
  "watched-maze-changed": { readonly area: Filling; readonly sheet: Filling };
  "watched-maze-gone": { readonly area: Filling };
  "watched-solution-gone": { readonly area: Filling };
  "watched-walls-changed": { readonly cell: Filling; readonly sheet: Filling };
  "watching-place": { readonly place: Filling };
  "watching-steps": Record<never, never>;
  "way-to-names": Record<never, never>;
  "way-to-page": Record<never, never>;
  "way-to-remove-filter": Record<never, never>;
  "way-to-unhide": Record<never, never>;
  "way-to-unmerge": Record<never, never>;
  "way-to-unprotect": Record<never, never>;
  "while-taken-back": { readonly details: Filling };
  "widths-stay": { readonly count: number };
  "with-dull-mazes-check": Record<never, never>;
  "with-set-numbers": Record<never, never>;
  "with-solution-check": Record<never, never>;
  "without-set-numbers": Record<never, never>;
  "work-out-steps": Record<never, never>;
  "workbook-not-watched": Record<never, never>;
  "working-out-distances": { readonly cells: number; readonly taken: number };
  write: Record<never, never>;
  "write-distances-button": Record<never, never>;
  "write-steps-button": Record<never, never>;
  "write-them": Record<never, never>;
  "writing-all-steps": Record<never, never>;
  "writing-distances": Record<never, never>;
  "writing-index": Record<never, never>;
  "writing-predecessors": Record<never, never>;
  "writing-set-numbers": Record<never, never>;
  "writing-steps": { readonly done: number; readonly steps: number };
  "wrong-heading": Record<never, never>;
}
