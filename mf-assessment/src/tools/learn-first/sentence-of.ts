import type { Case } from '../../assessment/cases.ts';
import { countOn, type Marks } from '../../assessment/level.ts';

/** What the level stands for, in a sentence: how many topics are missing, and of which Languages. */
export function sentenceOf({ languages }: Case, marks: Marks): string {
  const missing = languages.map(({ language: { name, topics } }) => ({
    name,
    count: topics.length - countOn(topics, marks),
  }));
  const count = missing.reduce((sum, language) => sum + language.count, 0);
  const all = languages.reduce((sum, { language }) => sum + language.topics.length, 0);
  if (count === 0) return `All ${all} topics are on.`;
  const most = Math.max(...missing.map((language) => language.count));
  const names = missing.filter((language) => language.count === most).map(({ name }) => name);
  const share = most * names.length < count ? 'most are in' : count === 1 ? 'it is in' : 'all in';
  return `${count} of ${all} topics ${count === 1 ? 'is' : 'are'} missing; ${share} ${lists.format(names)}.`;
}

const lists = new Intl.ListFormat('en');
