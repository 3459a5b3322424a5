import { paths } from '@agile-languages/shared/paths';
import type { Topic } from '../assessment/bank.ts';
import { type Case, caseOf } from '../assessment/cases.ts';
import { decodeMarks, encodeMarks } from '../assessment/selection-code.ts';

/** Phones scan its link. */
export const deckPath = ({ table, communicationCase, topics }: Deck): string => {
  const marks = new Set(topics.map(({ id }) => id));
  return `${paths.table}#table=${table}&deck=${encodeMarks({ number: communicationCase.number, marks })}`;
};

/** `undefined` where the address names no table. */
export function deckOf(hash: string): Deck | undefined {
  const [, table, code = ''] = /^#table=(\d{1,2})&deck=([\w-]+)/.exec(hash) ?? [];
  const read = table ? decodeMarks(code) : undefined;
  if (read?.kind !== 'read' || read.marks.size === 0) return undefined;
  const communicationCase = caseOf(read.number);
  const topics = topicsOf(communicationCase).filter(({ id }) => read.marks.has(id));
  return topics.length > 0 ? { table: Number(table), communicationCase, topics } : undefined;
}

export const topicsOf = ({ languages }: Case): readonly Topic[] => languages.flatMap(({ language }) => language.topics);

export interface Deck {
  /** 0 to 63: codes of another table in the room are noticed. */
  table: number;
  communicationCase: Case;
  /** In the order of the case. */
  topics: readonly Topic[];
}
