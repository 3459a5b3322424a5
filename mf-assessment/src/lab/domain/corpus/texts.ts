import type { TextSet } from '../text-sets.ts';
import { otherApis } from './other-hand/apis.ts';
import { otherStories } from './other-hand/stories.ts';
import { type CorpusText, readCorpus } from './read-corpus.ts';
import { setAsideApis } from './set-aside/apis.ts';
import { setAsideForms } from './set-aside/forms.ts';
import { setAsideStories } from './set-aside/stories.ts';
import { writtenApis } from './written-with/apis.ts';
import { writtenForms } from './written-with/forms.ts';
import { writtenInputs } from './written-with/inputs.ts';
import { writtenMarkdown } from './written-with/markdown.ts';
import { writtenStories } from './written-with/stories.ts';

/** All texts, by the set that they belong to. */
export const texts: Record<TextSet, readonly CorpusText[]> = {
  'written-with': [writtenStories, writtenApis, writtenInputs, writtenMarkdown, writtenForms].flatMap(readCorpus),
  'set-aside': [setAsideStories, setAsideApis, setAsideForms].flatMap(readCorpus),
  'other-hand': [otherStories, otherApis].flatMap(readCorpus),
};

export const allTexts: readonly CorpusText[] = Object.values(texts).flat();
