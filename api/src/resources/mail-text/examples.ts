import { paths } from '@agile-languages/shared/paths';
import type { Kysely } from 'kysely';
import type { ActionContext } from '../../core/actions.ts';
import type { Database } from '../../database/schema.ts';
import type { MailFieldName, MailValue } from '../../mail/mail-fields.ts';
import { priceNow } from '../booking/price-now.ts';
import { classValues, dateIn } from '../class/mail-parts.ts';
import { backUntilInWords } from '../class/places.ts';
import { type ClassRecord, readClass } from '../class/reads.ts';

type Provider = Pick<ActionContext, 'brand' | 'siteOrigin' | 'deskOrigin'>;

export function exampleValues(
  { brand, siteOrigin, deskOrigin = siteOrigin }: Provider,
  record: ClassRecord | undefined,
  name: string,
  now: Date,
): Record<MailFieldName, MailValue> {
  const inTwoWeeks = dateIn(new Date(now.getTime() + 14 * 86_400_000), 'UTC');
  const ofClass = record ? classValues(record) : inventedClass(inTwoWeeks);
  const moment = now.toISOString().slice(0, 16).replace('T', ' ');
  return {
    ...{ name, brand },
    ...ofClass,
    until: inTwoWeeks,
    back: record ? backUntilInWords(record) : 'until the class begins',
    former: 'Agile for Product Teams',
    news: `The class “${ofClass.class}” has other times. It begins on ${ofClass.begin}, as before.`,
    words: 'Words of your people.\n\nThey can have several paragraphs.',
    subject: 'A subject by your people',
    page: `${siteOrigin}${record ? paths.class(record.id) : paths.classes}`,
    place: `${siteOrigin}/app/places/example`,
    meeting: record?.meetingLink || 'https://meet.example/example',
    classes: `${siteOrigin}${paths.classes}`,
    link: `${deskOrigin}/desk`,
    code: { text: '123456', html: '<strong>123456</strong>' },
    day: moment.slice(0, 10),
    message: 'Name: Ada Example\nMessage: Is there a seat left?',
    form: 'home page',
    moment: `${moment} UTC`,
    passkey: 'Work laptop',
    way: 'passkey',
    network: '192.0.2.0',
    browser: 'Mozilla/5.0',
    partner: 'Example Partner',
    origin: 'https://www.partner.example',
    seats: '5 seats',
    company: 'Example Company',
    due: '2,400 EUR',
    paid: '2,400 EUR',
    what: `Ada Example (ada@example.com) has a seat: ${ofClass.class}.`,
  };
}

export async function nextClass(db: Kysely<Database>, now: Date) {
  const next = await db
    .selectFrom('classes')
    .select('id')
    .where('state', '=', 'published')
    .where('startsAt', '>', now.toISOString())
    .orderBy('startsAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const found = next && (await readClass(db, next.id));
  return found && priceNow(found, now.toISOString());
}

const inventedClass = (day: string) => ({
  class: 'Agile Business Analysis',
  begin: `${day}, 18:30 (Europe/Vienna)`,
  sessions: `The session:\n${day}, 18:30 to 20:30 (Europe/Vienna)`,
  details: 'Price: 480 EUR\nTrainer: Ada Example\nLive online',
  price: '480 EUR',
  trainer: 'Ada Example',
  mode: 'Live online',
  venue: 'Example Street 1, Vienna',
});
