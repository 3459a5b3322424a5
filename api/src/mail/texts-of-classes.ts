import { classFieldNames, type MailText } from './mail-fields.ts';

const classFields = ['name', ...classFieldNames] as const;
const page = '[The class, with its calendar file]({page})';
const place = '[Your place in this class]({place})';
const meeting = '[Online meeting]({meeting})';
const hello = 'Hello {name},';

const news = (name: string, subject: string, sentence: string, links: string) => ({
  name,
  subject: `${subject}: {class}`,
  text: `${hello}\n\n{news}\n\n{sessions}\n\n{details}\n\n{words}\n\n${sentence}\n\n${links}\n\n{brand}`,
  fields: [...classFields, 'news', 'words', 'meeting', 'page', 'place', 'brand'] as const,
  needs: ['news', 'words'] as const,
});

const forParticipants = `${meeting}\n\n${page}\n\n${place}`;
const forWaiting = `${page}\n\n${place}`;
const stillGood = 'by the same link and pass code. If you do not want it any more, please answer this mail.';

const price = <const Field extends 'page' | 'place'>(
  name: string,
  sentence: string,
  links: string,
  ...own: Field[]
) => ({
  name,
  subject: 'New price: {class}',
  text: `${hello}\n\n{news}\n\nIt begins on {begin}.\n\n${sentence}\n\n${links}\n\n{brand}`,
  fields: [...classFields, 'news', ...own, 'brand'] as const,
  needs: ['news'] as const,
});

const cancelled = (name: string, sentence: string) => ({
  name,
  subject: 'Cancelled: {class}',
  text: `${hello}\n\nThe class “{class}” will not be held. It would have begun on {begin}.\n\n{words}\n\n${sentence}\n\n[Other classes]({classes})\n\n{brand}`,
  fields: [...classFields, 'words', 'classes', 'brand'] as const,
  needs: ['words'] as const,
});

const written = (name: string, why: string, links: string) => ({
  name,
  subject: '{subject}',
  text: `${hello}\n\n{words}\n\nYou get this mail because you ${why} “{class}”.\n\n${links}\n\n{brand}`,
  fields: [...classFields, 'subject', 'words', 'meeting', 'page', 'place', 'brand'] as const,
  needs: ['words'] as const,
});

export const classTexts = {
  'class-times': news(
    'Class: new times',
    'New times',
    'You keep your seat. The calendar file with this mail moves the sessions in your calendar.',
    forParticipants,
  ),
  'class-times-waiting': news(
    'Class: new times, to the waiting list',
    'New times',
    'You stay on its waiting list. If the new times do not suit you, please answer this mail.',
    forWaiting,
  ),
  'class-place': news(
    'Class: new place',
    'New place',
    'You keep your seat. The calendar file with this mail has the new place.',
    forParticipants,
  ),
  'class-place-waiting': news(
    'Class: new place, to the waiting list',
    'New place',
    'You stay on its waiting list. If the new place does not suit you, please answer this mail.',
    forWaiting,
  ),
  'class-times-invited': news(
    'Class: new times, to people who are invited',
    'New times',
    `Your invitation is good for the new times, ${stillGood}`,
    page,
  ),
  'class-place-invited': news(
    'Class: new place, to people who are invited',
    'New place',
    `Your invitation is good for the new place, ${stillGood}`,
    page,
  ),
  'class-price-waiting': price(
    'Class: new price, to the waiting list',
    'You stay on its waiting list. If you do not want a seat at this price, leave the list by the link below.',
    forWaiting,
    ...(['page', 'place'] as const),
  ),
  'class-price-invited': price(
    'Class: new price, to people who are invited',
    `Your invitation is good at this price, ${stillGood}`,
    page,
    'page',
  ),
  'class-cancelled': cancelled(
    'Class: cancelled',
    'The calendar file with this mail takes its sessions out of your calendar.',
  ),
  'class-cancelled-waiting': cancelled(
    'Class: cancelled, to the waiting list',
    'You were on its waiting list, which has ended.',
  ),
  'class-cancelled-invited': cancelled(
    'Class: cancelled, to people who are invited',
    'Your invitation to it has ended.',
  ),
  written: written('Your words to participants', 'have a seat in', forParticipants),
  'written-waiting': written('Your words to the waiting list', 'wait for a seat in', forWaiting),
} as const satisfies Record<string, MailText>;
