import type { Say } from '@agile-languages/shared/formats';
import type { Case } from '../../assessment/cases.ts';
import { countOn, type Marks } from '../../assessment/level.ts';

/** What the level stands for, in a sentence: how many topics are missing, and of which Languages. */
export function sentenceOf({ languages }: Case, marks: Marks, say: Say): string {
  const missing = languages.map(({ language: { name, topics } }) => ({
    name,
    count: topics.length - countOn(topics, marks),
  }));
  const count = missing.reduce((sum, language) => sum + language.count, 0);
  const all = languages.reduce((sum, { language }) => sum + language.topics.length, 0);
  if (count === 0) return say('All {0} topics are on.', all);
  const most = Math.max(...missing.map((language) => language.count));
  const names = missing.filter((language) => language.count === most).map(({ name }) => name);
  const list = new Intl.ListFormat(say.locale ?? 'en').format(names);
  return most * names.length < count
    ? say('{0} of {1} topics are missing; most are in {2}.', count, all, list)
    : say('{0} of {1} topics is missing; it is in {2}.|{0} of {1} topics are missing; all in {2}.', count, all, list);
}
