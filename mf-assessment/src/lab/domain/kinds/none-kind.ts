import { kindOf } from '../kind-of.ts';
import { type OtherName, otherNameOf } from '../other-text.ts';
import { isEnglish } from '../text/is-english.ts';
import { languageIn } from '../text/language-in.ts';
import { longestText } from '../text/read-text.ts';
import type { KindRules } from './kind-rules.ts';
import { withDates } from './with-dates.ts';

/** What the page does not need at once is one file in the browser with what finds texts that are no card. */
export const later = { kindOf, withDates };

const ofAnyText = [
  'Who wants to do what, and what for? Write one sentence: As a …, I want to …, so that ….',
  'How can somebody check that it is done?',
];

const asks: Readonly<Record<OtherName, readonly string[]>> = {
  'a list of several cards': ['Which of these cards is to be read? Paste one at a time.'],
  'a bug report': [
    'Which steps show it again, with which data, from which start?',
    'What was seen, and what should have been seen? Quote the rule or the card that says so.',
    'Who is affected, how often, and what do they do until it is mended?',
  ],
  'minutes of a meeting': [
    'What was decided, in one sentence for each decision?',
    'Who does what until when?',
    'Which card does each decision change? Write it there, and read that card.',
  ],
  'a recipe': ['Who wants to do what with it, and what for? A recipe says neither.'],
  'a mail or a chat': [...ofAnyText, 'Which sentence of it is a request, and which only tells a story?'],
};

export const noneKind: KindRules = {
  kind: 'none',
  example: '',
  groups: [],
  notSeen: [],
  hints: [],
  unused: [],
  checks: [],
  unreadable: [],
  otherOf(source) {
    const read = source.slice(0, longestText);
    const language = isEnglish(read) ? undefined : languageIn(read);
    if (language) return { name: language, asks: [] };
    const name = otherNameOf(read);
    return name ? { name, asks: asks[name] } : { name: '', asks: ofAnyText };
  },
};
