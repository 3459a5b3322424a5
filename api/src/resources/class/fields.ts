import { escapeHtml } from '@agile-languages/shared/formats';
import {
  amount,
  choice,
  count,
  currency,
  day,
  html,
  line,
  link,
  moment,
  reference,
  text,
  timeZone,
} from '../../core/field-kinds.ts';
import { type DataOf, defineFields, type FieldData } from '../../core/fields.ts';
import { classStart } from '../../schedule/class-start.ts';
import { taxModeField, taxRateField } from '../tax/tax-fields.ts';
import { linesByNumber, type Numbered, publicFault, sessionLinksFault, sessionVenuesFault } from './session-lines.ts';
import { datesFault, patternFault, patternOf, startFault } from './time-faults.ts';
import { typedDates } from './typed-dates.ts';

/** In the order of the form. */
export const classFields = defineFields({
  name: line('Name', { required: true, public: 'className' }),
  languageId: reference('Language', 'languages', {
    required: true,
    hint: 'For example 1111117',
    filter: 'language',
    public: 'fkDpLangId?',
    stored: {
      read: ({ languageId }: { languageId: string | null }) => languageId ?? '',
      write: (languageId) => ({ languageId: languageId || null }),
    },
  }),
  trainerId: reference('Trainer', 'experts', {
    hint: 'Expert who teaches it',
    none: 'Nobody is named',
    isListed: false,
    stored: {
      read: ({ trainerId }: { trainerId: string | null }) => trainerId ?? '',
      write: (trainerId) => ({ trainerId: trainerId || null }),
    },
  }),
  secondTrainerId: reference('Second trainer', 'experts', {
    none: 'Nobody is named',
    isListed: false,
    fault: (id, { trainerId }) =>
      trainerId === ''
        ? 'is somebody beside the trainer, who is not chosen yet.'
        : id === trainerId
          ? 'is the trainer already.'
          : undefined,
  }),
  start: moment('First session', {
    required: true,
    news: 'times',
    hint: 'Local time in the time zone of the class, for example 2026-12-03T18:30',
    fault: startFault,
    stored: {
      read: ({ localStart }: { localStart: string }) => localStart.slice(0, 16),
      write: (start, data) => {
        if (start === '') return { startsAt: '', localStart: '' };
        const { startsAt, localStart } = startOf(start, data);
        return { startsAt, localStart };
      },
    },
  }),
  timeZone: timeZone('Time zone', { required: true, isListed: false, public: 'timeZone?', news: 'times' }),
  pattern: line('Sessions', {
    required: true,
    hint: 'For example 10 x 3 h, Mon+Wed 18:30, or Mon+Tue 9:00-17:00',
    clean: (value, typed) => patternOf(value, typed?.start) ?? value.trim(),
    fault: (value, { start }) => patternFault(value, start),
    isListed: false,
    public: 'pattern?',
    news: 'times',
  }),
  otherDates: text('Other dates', {
    longest: 5000,
    isList: true,
    hint: 'A line for each date that is left out or moved: 2026-12-28: left out, or 2027-01-04: 2027-01-05 17:00-19:00',
    clean: (value, typed) => typedDates(value, { start: String(typed?.start), pattern: String(typed?.pattern) }),
    fault: datesFault,
    news: 'times',
  }),
  mode: choice('Mode', ['Live online', 'Classroom', 'Blended'], { required: true, isListed: false, public: 'mode?' }),
  venue: line('Venue', {
    isListed: false,
    hint: 'Room and address',
    faultOfNew: publicFault,
    public: 'venue?',
    news: 'place',
  }),
  sessionVenues: text('Other places', {
    longest: 2000,
    isList: true,
    hint: 'A line for each session at another place, with its number: 3: Room 5',
    fault: sessionVenuesFault,
    faultOfNew: publicFault,
    public: 'sessionVenues?',
    news: 'place',
    stored: {
      read: (row: Numbered & { sessionVenues: string }) => linesByNumber(row.sessionVenues, row),
      write: (sessionVenues) => ({ sessionVenues }),
    },
  }),
  meetingLink: link('Meeting link', {
    hint: 'Only participants see it: in mails with their calendar files, and when they are signed in',
    news: 'meeting',
  }),
  sessionLinks: text('Other links', {
    longest: 5000,
    isList: true,
    hint: 'A line for each session with a meeting of its own, with its number: 3: https://meet.example/3',
    fault: sessionLinksFault,
    news: 'meeting',
    stored: {
      read: (row: Numbered & { sessionLinks: string }) => linesByNumber(row.sessionLinks, row),
      write: (sessionLinks) => ({ sessionLinks }),
    },
  }),
  seats: count('Seats', [1, 10_000], {
    required: true,
    isListed: false,
    stored: {
      read: ({ seatsTotal }: { seatsTotal: number }) => (seatsTotal === 0 ? '' : String(seatsTotal)),
      write: (seats) => ({ seatsTotal: Number(seats) }),
    },
  }),
  price: amount('Price', { required: true, isListed: false, hint: '480 or 480.50', public: 'price' }),
  oldPrice: amount('Earlier price', {
    hint: 'Crossed out, or empty',
    fault: (before, { price }) =>
      Number(before) > 0 && Number(before) < Number(price) ? 'has to be at least the price.' : undefined,
    isListed: false,
    public: 'oldPrice',
  }),
  earlyPrice: amount('Early price', {
    isListed: false,
    hint: 'Until the day beside it; afterwards the price, which is crossed out until then',
    fault: (early, { price, earlyUntil }) =>
      Number(early) >= Number(price)
        ? 'has to be below the price.'
        : earlyUntil === ''
          ? 'has no last day.'
          : undefined,
  }),
  earlyUntil: day('Early until', {
    isListed: false,
    hint: 'The last day of the early price, in the time zone of the class',
    fault: (until, { earlyPrice }) =>
      until === 'TBA' ? 'has to be a day.' : earlyPrice === '' ? 'has no early price.' : undefined,
  }),
  currency: currency('Currency', { required: true, isListed: false, public: 'currency' }),
  taxRate: taxRateField,
  taxMode: taxModeField,
  taxNote: line('Tax note', {
    isListed: false,
    hint: 'For example: Small business, no tax is charged',
    public: 'taxNote?',
  }),
  reminderDays: count('Reminder', [0, 60], {
    isListed: false,
    hint: 'Days before the first session on which participants get a mail; empty for none',
  }),
  cancelDays: count('Cancellation', [0, 365], {
    isListed: false,
    hint: 'Days before the first session until which members give their seat back by themselves; empty: until it begins',
  }),
  description: html('Description', {
    required: true,
    hint: 'What the class is about. Plain text on the command line; an empty line begins a paragraph',
    ofOption: paragraphs,
    public: 'classDescription',
  }),
});

export type ClassData = DataOf<typeof classFields>;

function startOf(start: string, data: FieldData) {
  const time = classStart(start, String(data.timeZone));
  if ('fault' in time) throw new Error(time.fault);
  return time;
}

function paragraphs(words: string): string {
  const parts = words.split(/\n\s*\n/);
  return parts.map((part) => `<p>${escapeHtml(part.trim())}</p>`).join('');
}
