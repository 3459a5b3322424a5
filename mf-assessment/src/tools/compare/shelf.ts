import { textCell } from '@agile-languages/shared/formats';
import type { BankLanguage, Topic } from '../../assessment/bank.ts';
import type { Case } from '../../assessment/cases.ts';
import type { Dated } from '../../assessment/dated.ts';
import { levelOf, type Marks } from '../../assessment/level.ts';
import { pageStorage } from '../../assessment/page-storage.ts';
import { decodeMarks } from '../../assessment/selection-code.ts';

/** The oldest first. Nothing is stored until the visitor begins. */
export const shelf = pageStorage('meter-shelf');

/** The oldest go first. */
export const mostKept = 24;

/** `undefined` while the visitor keeps none. */
export function readShelf(text: string | null): Kept[] | undefined {
  if (text === null) return undefined;
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) ? entries.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Another tab may have added to it. The same answers of one day stay once. */
export function added(kept: readonly Kept[], entry: Kept): Kept[] {
  const others = kept.filter(({ code, day }) => code !== entry.code || day !== entry.day);
  return [...others, entry].toSorted((a, b) => a.day.localeCompare(b.day)).slice(-mostKept);
}

export function developmentOf(kept: readonly Kept[], communicationCase: Case): Step[] {
  let before: Marks | undefined;
  return kept.flatMap((entry) => {
    const read = decodeMarks(entry.code);
    if (read.kind !== 'read') return [];
    const { marks } = read;
    const level = levelOf(communicationCase, marks);
    const step = {
      entry,
      marks,
      level,
      gain: before && level - levelOf(communicationCase, before),
      moved: before ? movedBetween(communicationCase, before, marks) : [],
    };
    before = marks;
    return [step];
  });
}

const movedBetween = ({ languages }: Case, before: Marks, after: Marks) =>
  languages.flatMap(({ language }) => {
    const moved = (from: Marks, to: Marks) => language.topics.filter(({ id }) => from.has(id) && !to.has(id));
    const [gained, lost] = [moved(before, after), moved(after, before)];
    return gained.length + lost.length > 0 ? [{ language, gained, lost }] : [];
  });

export const shelfCsv = (steps: readonly Step[], number: number): string =>
  [
    ['day', 'label', `level in case ${number}`, 'answers'],
    ...steps.map(({ entry, level }) => [entry.day, entry.name, `${level}`, entry.code]),
  ]
    .map((cells) => `${cells.map((cell) => `"${textCell(cell).replaceAll('"', '""')}"`).join(',')}\r\n`)
    .join('');

function isKept(entry: unknown): entry is Kept {
  const { code, day, name } = (entry ?? {}) as Record<string, unknown>;
  return typeof code === 'string' && typeof day === 'string' && typeof name === 'string';
}

export interface Kept extends Dated {
  code: string;
}

export interface Step {
  entry: Kept;
  marks: Marks;
  level: number;
  /** Points since the entry before. */
  gain: number | undefined;
  /** Topics that are on since, and off since. */
  moved: readonly { language: BankLanguage; gained: readonly Topic[]; lost: readonly Topic[] }[];
}
