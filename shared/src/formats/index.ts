/**
 * Values as text. Every format of a date has a name here: `shortDay` Sat 5 Dec, `longDay` Sat 5 Dec 2026,
 * `formatDate8` 05.12.2026.
 */

// The day of a class, as it is written

export { type ClassDay, classDay, longDay, shortDay } from '../dates/index.ts';

// Its moment, by the clock of a zone

export {
  type ClassStart,
  classStart,
  localDate,
  localMonth,
  localNames,
  momentIn,
  yourTime,
  type ZonedClock,
  zonedClock,
  zoneName,
} from '../dates/index.ts';

// Other dates of the API

export { formatDate8 } from '../dates/index.ts';

// Texts that partners' pages also show in other languages

export { english, type Say } from '../words/say.ts';
export type { Words } from '../words/say-in.ts';

// The card of a sample

export { type CardField, type CardWords, readCard } from '../sample-card/read-card.ts';

// HTML for documents, feeds, files and mails; pages use the kit's `SafeHtml`

export { escapeHtml, plainText, safeMarkup } from '../html/index.ts';

// What was read as JSON

export { isRecord } from '../json/is-record.ts';

// Structured data for search engines

export { breadcrumbs, courseInstance, itemList } from '../json-ld/index.ts';
