import type { Case } from './cases.ts';
import { countOn, type Marks } from './level.ts';
import { decodeMarks, encodeMarks } from './selection-code.ts';

/** Ids of topics with a quotation. */
export type Shown = ReadonlySet<number>;

/** `#meter=…&shown=…`, both in the same code, without the words. */
export const shownLink = (link: string, shown: Shown): string =>
  shown.size > 0 ? `${link}&shown=${encodeMarks({ number: 1, marks: shown })}` : link;

export function shownOf(link: string): Shown {
  const [, code] = /(?:&|%26)shown(?:=|%3D)([\w-]+)/i.exec(link) ?? [];
  const read = code ? decodeMarks(code) : undefined;
  return read?.kind === 'read' ? read.marks : noneShown;
}

export function countShown({ languages }: Case, marks: Marks, shown: Shown): SaidAndShown {
  const topics = languages.flatMap(({ language }) => language.topics);
  return {
    said: countOn(topics, marks),
    shown: topics.filter(({ id }) => shown.has(id) && !marks.has(id)).length,
  };
}

/** '31 said, 9 shown' */
export const shownText = ({ said, shown }: SaidAndShown): string => `${said} said, ${shown} shown`;

export const noneShown: Shown = new Set();

export interface SaidAndShown {
  said: number;
  shown: number;
}
