import { classFieldNames, type MailText } from './mail-fields.ts';

const facts = '{sessions}\n\n{details}';
const links = [
  '[Online meeting]({meeting})',
  '[The class, with its calendar file]({page})',
  '[Your place in this class]({place})',
].join('\n\n');
const calendar = 'The calendar file with this mail puts the sessions into your calendar.';
const cannotCome =
  'If you cannot come, please answer this mail, so that somebody else can have the seat.\nYou can also give it back by the link below, {back}.';

const classFields = ['name', ...classFieldNames] as const;
const seatFields = [...classFields, 'back', 'meeting', 'page', 'place', 'brand'] as const;

const seat = (name: string, sentence: string) => ({
  name,
  subject: 'You have a seat: {class}',
  text: `Hello {name},\n\n${sentence} The first session: {begin}.\n\n${facts}\n\n${calendar}\n\n${cannotCome}\n\n${links}\n\n{brand}`,
  fields: seatFields,
});

const companyFields = [...classFields, 'seats', 'company', 'due', 'paid', 'page', 'brand'] as const;
const forCompany = (name: string, subject: string, sentences: string[]) => ({
  ...{ name: `Company booking: ${name}`, subject: `${subject} {company}: {class}` },
  text: ['Hello {name},', ...sentences, '[The class, with its calendar file]({page})', '{brand}'].join('\n\n'),
  fields: companyFields,
});
const companyMoved = (what: string, calendarSentence: string) => ({
  ...forCompany(`new ${what}`, `New ${what} for`, [
    '{news}',
    facts,
    '{words}',
    `{company} keeps {seats}. Whoever has one of them gets a mail. ${calendarSentence}`,
  ]),
  ...{ fields: [...companyFields, 'news', 'words'] as const, needs: ['news', 'words'] as const },
});

export const seatTexts = {
  'company-booked': forCompany('made', 'Booked for', [
    '{company} has booked {seats} in the class “{class}”. It begins on {begin}.',
    facts,
    'To be paid: {due}',
    calendar,
    'Please answer this mail with name and e-mail address of each person who comes. Each gets a mail with what is needed. You can replace a person who cannot come.',
  ]),
  'company-given-back': forCompany('seats given back', 'Given back for', [
    '{company} has given back {seats} in the class “{class}”.',
    'To be paid for those that stay: {due}\nPaid for those that stay: {paid}',
    'If you did not ask for this, please answer this mail.',
  ]),
  'company-seat-free': {
    ...forCompany('a seat without a name again', 'A seat without a name for', [
      '{what} The seat stays with {company}. It is one in the class “{class}”, which begins on {begin}.',
      'Please answer this mail with name and e-mail address of the person who comes instead, or if you want to give the seat back.',
    ]),
    fields: [...companyFields, 'what'],
  },
  'company-times': companyMoved('times', 'The calendar file with this mail moves the sessions in your calendar.'),
  'company-place': companyMoved('place', 'The calendar file with this mail has the new place.'),
  'seat-member': seat('Seat: taken on the site or by invitation', 'You have a seat in the class “{class}”.'),
  'seat-staff': seat('Seat: given by your people', '{brand} has given you a seat in the class “{class}”.'),
  'seat-waiting': seat(
    'Seat: from the waiting list',
    'A seat in the class “{class}” has become free, and it is yours.',
  ),
  'seat-moved': {
    ...seat('Seat: moved to another class', 'Your seat in the class “{former}” is now one in the class “{class}”.'),
    fields: [...seatFields, 'former'],
  },
  'seat-given-back': {
    name: 'Seat: given back',
    subject: 'Your seat was given back: {class}',
    text: `Hello {name},\n\nYou have no seat any more in the class “{class}”, which begins on {begin}.\n\n${facts}\n\nThe calendar file with this mail takes its sessions out of your calendar.\n\nIf you did not ask for this, please answer this mail.\n\n[Other classes]({classes})\n\n{brand}`,
    fields: [...classFields, 'classes', 'brand'],
  },
  reminder: {
    name: 'Reminder before a class',
    subject: 'Soon: {class}',
    text: `Hello {name},\n\nThe class “{class}” begins on {begin}. You have a seat in it.\n\n${facts}\n\n${cannotCome}\n\n${links}\n\n{brand}`,
    fields: seatFields,
  },
  'waiting-ended': {
    name: 'Waiting list: taken off it by your people',
    subject: 'You are no longer on the waiting list: {class}',
    text: 'Hello {name},\n\n{brand} has taken you off the waiting list of the class “{class}”, which begins on {begin}.\n\nIf you still want a seat in it, please answer this mail.\n\n[Other classes]({classes})\n\n{brand}',
    fields: [...classFields, 'classes', 'brand'],
  },
  waiting: {
    name: 'Waiting list: a place on it',
    subject: 'You are on the waiting list: {class}',
    text: `Hello {name},\n\nThe class “{class}” has no seat left. You are on its waiting list.\n\nA seat that becomes free is at once the seat of the member who waits longest, with a mail; it is paid for before the class begins. The list ends when the class begins.\n\n${facts}\n\nIf you do not want to wait, leave the list by the link below.\n\n[The class, with its calendar file]({page})\n\n[Your place in this class]({place})\n\n{brand}`,
    fields: [...classFields, 'page', 'place', 'brand'],
  },
} as const satisfies Record<string, MailText>;
