import type { MailText } from './mail-texts.ts';

const facts = '{sessions}\n\n{details}';
const links = [
  '[Online meeting]({meeting})',
  '[The class, with its calendar file]({page})',
  '[Your place in this class]({place})',
].join('\n\n');
const calendar = 'The calendar file with this mail puts the sessions into your calendar.';
const cannotCome =
  'If you cannot come, give the seat back by the link below, so that somebody else can have it. It is good {back}; after that, please answer this mail.';

const classFields = ['name', 'class', 'begin', 'sessions', 'details', 'price', 'trainer', 'mode', 'venue'] as const;
const seatFields = [...classFields, 'back', 'meeting', 'page', 'place', 'brand'] as const;

const seat = (name: string, sentence: string) => ({
  name,
  subject: 'You have a seat: {class}',
  text: `Hello {name},\n\n${sentence} The first session: {begin}.\n\n${facts}\n\n${calendar}\n\n${cannotCome}\n\n${links}\n\n{brand}`,
  fields: seatFields,
});

const companyFields = [...classFields, 'seats', 'company', 'due', 'page', 'brand'] as const;
const forCompany = (name: string, subject: string, sentences: string[]) => ({
  ...{ name, subject },
  text: ['Hello {name},', ...sentences, '[The class, with its calendar file]({page})', '{brand}'].join('\n\n'),
  fields: companyFields,
});

export const seatTexts = {
  'company-booked': forCompany('Company booking: made', 'Booked for {company}: {class}', [
    '{seats} in the class “{class}” are booked for {company}. It begins on {begin}.',
    facts,
    'To be paid: {due}',
    'Please answer this mail with name and e-mail address of each person who comes. Each gets a mail with what is needed. Who cannot come can be replaced.',
  ]),
  'company-given-back': forCompany('Company booking: seats given back', 'Given back for {company}: {class}', [
    '{seats} of {company} in the class “{class}” were given back.',
    'To be paid for those that stay: {due}',
    'If you did not ask for this, please answer this mail.',
  ]),
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
    text: 'Hello {name},\n\nYou have no seat any more in the class “{class}”, which begins on {begin}.\n\nThe calendar file with this mail takes its sessions out of your calendar.\n\nIf you did not ask for this, please answer this mail.\n\n[Other classes]({classes})\n\n{brand}',
    fields: [...classFields, 'classes', 'brand'],
  },
  reminder: {
    name: 'Reminder before a class',
    subject: 'Soon: {class}',
    text: `Hello {name},\n\nThe class “{class}” begins on {begin}. You have a seat in it.\n\n${facts}\n\n${cannotCome}\n\n${links}\n\n{brand}`,
    fields: seatFields,
  },
  waiting: {
    name: 'Waiting list: a place on it',
    subject: 'You are on the waiting list: {class}',
    text: `Hello {name},\n\nThe class “{class}” has no seat left. You are on its waiting list.\n\nA seat that becomes free goes to the member who waits longest, with a mail. The list ends when the class begins.\n\n${facts}\n\nIf you do not want to wait, leave the list by the link below.\n\n[The class, with its calendar file]({page})\n\n[Your place in this class]({place})\n\n{brand}`,
    fields: [...classFields, 'page', 'place', 'brand'],
  },
} as const satisfies Record<string, MailText>;
