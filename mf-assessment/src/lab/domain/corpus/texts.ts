import type { TextSet } from '../text-sets.ts';
import { otherApis } from './other-hand/apis.ts';
import { otherBusinessCases } from './other-hand/business-cases.ts';
import { otherFlows } from './other-hand/flows.ts';
import { otherForms } from './other-hand/forms.ts';
import { otherStories } from './other-hand/stories.ts';
import { type CorpusText, readCorpus } from './read-corpus.ts';
import { setAsideApis } from './set-aside/apis.ts';
import { setAsideBusinessCases } from './set-aside/business-cases.ts';
import { setAsideFlows } from './set-aside/flows.ts';
import { setAsideForms } from './set-aside/forms.ts';
import { setAsideStories } from './set-aside/stories.ts';
import { writtenApis } from './written-with/apis.ts';
import { writtenBusinessCases } from './written-with/business-cases.ts';
import { writtenFlows } from './written-with/flows.ts';
import { writtenForms } from './written-with/forms.ts';
import { writtenInputs } from './written-with/inputs.ts';
import { writtenMarkdown } from './written-with/markdown.ts';
import { writtenStories } from './written-with/stories.ts';

/** All texts, by the set that they belong to. */
export const texts: Record<TextSet, readonly CorpusText[]> = {
  'written-with': [
    writtenStories,
    writtenApis,
    writtenInputs,
    writtenMarkdown,
    writtenForms,
    writtenFlows,
    writtenBusinessCases,
  ].flatMap(readCorpus),
  'set-aside': [setAsideStories, setAsideApis, setAsideForms, setAsideFlows, setAsideBusinessCases].flatMap(readCorpus),
  'other-hand': [otherStories, otherApis, otherForms, otherFlows, otherBusinessCases].flatMap(readCorpus),
};

export const allTexts: readonly CorpusText[] = Object.values(texts).flat();
