import type { HandbookChapterId } from '@agile-languages/shared/content';
import type { HandbookChapter } from '../chapter.ts';
import { assessmentCriteria } from './assessment-criteria.ts';
import { cards } from './cards.ts';
import { data } from './data.ts';
import { dataFlow } from './data-flow.ts';
import { dataOrientedProgramming } from './data-oriented-programming.ts';
import { eightCases } from './eight-cases.ts';
import { financialStatement } from './financial-statement.ts';
import { form } from './form.ts';
import { fourZones } from './four-zones.ts';
import { glossaryChapter } from './glossary.ts';
import { handOvers } from './hand-overs.ts';
import { money } from './money.ts';
import { userStory } from './user-story.ts';
import { userStoryManagement } from './user-story-management.ts';
import { whyDescriptionsFail } from './why-descriptions-fail.ts';

/** The handbook's chapters by their anchor. */
export const handbook: Readonly<Record<HandbookChapterId, HandbookChapter>> = {
  'why-descriptions-fail': whyDescriptionsFail,
  'four-zones': fourZones,
  'eight-cases': eightCases,
  cards,
  'financial-statement': financialStatement,
  money,
  form,
  'user-story': userStory,
  'data-flow': dataFlow,
  'user-story-management': userStoryManagement,
  data,
  'data-oriented-programming': dataOrientedProgramming,
  'hand-overs': handOvers,
  'assessment-criteria': assessmentCriteria,
  glossary: glossaryChapter,
};
