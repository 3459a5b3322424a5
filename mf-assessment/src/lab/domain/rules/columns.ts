import { type Detector, type Mark, markOf, type Rule } from './rule.ts';

/** Rules that also find what they look for in a column of a table. */
export const withColumns = (rules: readonly Rule[]): readonly Rule[] =>
  rules.map((rule) => {
    const column = columns[rule.criterion];
    return column
      ? {
          ...rule,
          detect: best(
            rule.detect,
            inColumn(column[0], (cell) => column[1].test(cell)),
          ),
        }
      : rule;
  });

/** Head of the column, and what a cell must have. */
const columns: Readonly<Record<number, readonly [head: RegExp, needs: RegExp]>> = {
  67: [/^example/, /\w/],
  78: [/^(?:max|length)/, /\d/],
  85: [/^error/, /\S+ \S+ \S+/],
};

export const best =
  (...detectors: readonly Detector[]): Detector =>
  (text) => {
    let vague: Mark | undefined;
    for (const detect of detectors) {
      const mark = detect(text);
      if (mark?.verdict === 'found') return mark;
      vague ??= mark;
    }
    return vague;
  };

/** A cell of the column with this head; one with too little in it is vague, an empty one says nothing. */
export function inColumn(head: RegExp, isEnough: (cell: string) => boolean): Detector {
  return ({ lines }) => {
    let vague: Mark | undefined;
    for (const { text, start, columns } of lines) {
      const index = columns?.findIndex((column) => head.test(column)) ?? -1;
      const cell = index < 0 ? '' : (text.split('|')[index]?.trim() ?? '');
      if (!cell || cell.toLowerCase() === columns?.[index] || /^:?[-–—]+:?$/.test(cell)) continue;
      if (isEnough(cell)) return markOf(start, text, 'found');
      vague ??= markOf(start, text, 'vague');
    }
    return vague;
  };
}
