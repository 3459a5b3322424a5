import type { BankLanguage, Category } from '../../assessment/bank.ts';
import type { Case } from '../../assessment/cases.ts';
import { countOn, levelOf, type Marks } from '../../assessment/level.ts';
import { decodeMarks, encodeMarks, type ReadMarks } from '../../assessment/selection-code.ts';

/** With fewer, people would be recognisable and a mean would mean little. */
export const leastMembers = 3;

/** Reads every link of a text. */
export function readLinks(text: string): TeamLinks {
  const read = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => line.match(/meter(?:=|%3D)[\w-]+/gi) ?? [line])
    .map((link) => decodeMarks(link));
  const all = read.flatMap((link) => (link.kind === 'read' ? [link.marks] : []));
  const distinct = [...new Map(all.map((marks) => [encodeMarks({ number: 1, marks }), marks])).values()];
  const count = (kind: ReadMarks['kind']) => read.filter((link) => link.kind === kind).length;
  return { all, distinct, newer: count('newer'), unread: count('unreadable') };
}

/** Every category of the case over all members, the largest spread first. */
export const teamCategories = ({ languages }: Case, members: readonly Marks[]): TeamCategory[] =>
  languages
    .flatMap(({ language }) => language.categories.map((category) => ({ language, category })))
    .map(({ language, category }) => {
      const { topics } = category;
      const percents = members.map((marks) => Math.round((countOn(topics, marks) * 100) / topics.length));
      return { language, category, ...spreadOf(percents) };
    })
    .sort((a, b) => b.spread - a.spread || a.mean - b.mean);

/** Level of the case over all members. */
export const teamLevel = (communicationCase: Case, members: readonly Marks[]): Spread =>
  spreadOf(members.map((marks) => levelOf(communicationCase, marks)));

function spreadOf(values: readonly number[]): Spread {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const mean = Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  return { mean, lowest, highest, spread: highest - lowest };
}

export interface TeamLinks {
  /** Marks of each link that can be read. */
  all: Marks[];
  /** Each set of marks once: the same ones again are more often a link pasted twice than another person. */
  distinct: Marks[];
  /** Links of a newer version. */
  newer: number;
  /** Lines without marks. */
  unread: number;
}

/** Of several percentages, whole numbers. */
export interface Spread {
  mean: number;
  lowest: number;
  highest: number;
  /** Distance between the highest and the lowest. */
  spread: number;
}

export interface TeamCategory extends Spread {
  language: BankLanguage;
  category: Category;
}
