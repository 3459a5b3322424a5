/**
 * Values as text. Every format of a date has a name here: `shortDay` Sat 5 Dec, `longDay` Sat 5 Dec 2026,
 * `formatDate8` 05.12.2026.
 */

export { isRecord } from '../api/read-rows.ts';
export { escapeHtml, safeHref } from '../html/escape.ts';
export { plainText, safeMarkup } from '../html/text.ts';
export type { Words } from '../words/say.ts';
export { english, type Say } from '../words/say.ts';
export { initialsOf, type Stitch, seedOf, stitchesOf } from './cross-stitch.ts';
export { plainCell, textCell } from './csv-cells.ts';
export { type ClassDay, classDay, formatDate8, localDate, localMonth, localNames, longDay, shortDay } from './days.ts';
export { closeness, fold, hasWords, phraseOf, type Segment, segmentsOf, wordsOf } from './find-words.ts';
export { breadcrumbs, courseInstance, itemList } from './json-ld.ts';
export { jsonOf } from './json-of.ts';
export { bareWord, keyWords } from './key-words.ts';
export { mapValues } from './map-values.ts';
export { moneyText } from './money.ts';
export { asPeople, mostPeople, peopleSearch, type SeatShare, seatShares } from './people.ts';
export { type CardField, type CardWords, readCard } from './read-card.ts';
export { type Session, sessionsOf } from './sessions.ts';
export { emailFault, needsUtf8Mail, seenText, typedCode, typedEmail, typedLink, typedText } from './typed.ts';
export { isCampaign, isField, type PartnerVisit, visitIn } from './visit-words.ts';
export {
  type ClassStart,
  classStart,
  momentIn,
  ownZone,
  yourTime,
  type ZonedClock,
  zonedClock,
  zoneName,
} from './zoned-clock.ts';
