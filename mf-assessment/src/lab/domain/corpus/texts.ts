import { type CorpusText, readCorpus } from './read-corpus.ts';
import { setAsideApis } from './set-aside/apis.ts';
import { setAsideStories } from './set-aside/stories.ts';
import { writtenApis } from './written-with/apis.ts';
import { writtenStories } from './written-with/stories.ts';

/** All texts, by the set that they belong to. */
export const texts: Record<TextSet, readonly CorpusText[]> = {
  'written-with': [...readCorpus(writtenStories), ...readCorpus(writtenApis)],
  'set-aside': [...readCorpus(setAsideStories), ...readCorpus(setAsideApis)],
};

export const allTexts: readonly CorpusText[] = Object.values(texts).flat();

export type TextSet = 'written-with' | 'set-aside';
