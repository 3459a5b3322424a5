import type { Say } from '@agile-languages/shared/formats';
import type { BankLanguage, Category } from '../../assessment/bank.ts';
import type { Case } from '../../assessment/cases.ts';
import { countOn, levelOf, type Marks } from '../../assessment/level.ts';
import { decodeMarks, encodeMarks, type ReadMarks } from '../../assessment/selection-code.ts';
import { type Shown, shownLink, shownOf } from '../../assessment/shown.ts';

/** With fewer, people would be recognisable and a mean would mean little. */
export const leastMembers = 3;

export function readLinks(text: string): TeamLinks {
  const read = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => line.match(/meter(?:=|%3D)[\w-]+(?:(?:&|%26)shown(?:=|%3D)[\w-]+)?/gi) ?? [line])
    .map((link) => ({ link, answers: decodeMarks(link) }));
  const all = read.flatMap(({ link, answers }) =>
    answers.kind === 'read' ? [{ marks: answers.marks, shown: shownOf(link) }] : [],
  );
  const distinct = [...new Map(all.map((member) => [codeOf(member), member])).values()];
  const count = (kind: ReadMarks['kind']) => read.filter(({ answers }) => answers.kind === kind).length;
  return { all, distinct, newer: count('newer'), unread: count('unreadable') };
}

const codeOf = ({ marks, shown }: Member) => shownLink(encodeMarks({ number: 1, marks }), shown);

export const teamCategories = ({ languages }: Case, members: readonly Marks[]): TeamCategory[] =>
  languages
    .flatMap(({ language }) => language.categories.map((category) => ({ language, category })))
    .map(({ language, category }) => {
      const { topics } = category;
      const percents = members.map((marks) => Math.round((countOn(topics, marks) * 100) / topics.length));
      return { language, category, ...spreadOf(percents) };
    })
    .sort((a, b) => b.spread - a.spread || a.mean - b.mean);

export const teamLevel = (communicationCase: Case, members: readonly Marks[]): Spread =>
  spreadOf(members.map((marks) => levelOf(communicationCase, marks)));

function spreadOf(values: readonly number[]): Spread {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const mean = Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  return { mean, lowest, highest, spread: highest - lowest };
}

export function teamSentence({ all, newer, unread }: TeamLinks, members: number, say: Say): string {
  const inWords = (count: number) => (words[count] ? say(words[count]) : `${count}`);
  const same = all.length - members;
  return [
    same > 0 && say(sameMarks, same, inWords(same)),
    members === 1 && say('A team view needs three links or more; one is here.'),
    members === 2 && say('A team view needs three links or more; two are here.'),
    newer > 0 && say(newerVersion, newer, inWords(newer)),
    unread > 0 && say('We could not read one line.|We could not read {0} lines.', unread),
  ]
    .filter(Boolean)
    .join(' ');
}

const words = ['', 'One', 'Two', 'Three'];

const sameMarks =
  '{1} link holds the same marks as another and is left out.|{1} links hold the same marks as another and are left out.';
const newerVersion =
  '{1} link was made by a newer version of the meter.|{1} links were made by a newer version of the meter.';

export interface Member {
  marks: Marks;
  shown: Shown;
}

export interface TeamLinks {
  all: Member[];
  /** More often a link pasted twice than another person. */
  distinct: Member[];
  newer: number;
  unread: number;
}

export interface Spread {
  mean: number;
  lowest: number;
  highest: number;
  spread: number;
}

export interface TeamCategory extends Spread {
  language: BankLanguage;
  category: Category;
}
