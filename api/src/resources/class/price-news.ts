import { paths } from '@agile-languages/shared/paths';
import type { Work } from '../../core/actions.ts';
import { mailTo } from '../../mail/mail-to.ts';
import { priceInWords } from '../booking/price.ts';
import { peopleToTell } from './invited.ts';
import { classValues } from './mail-parts.ts';
import { placeLinks } from './places.ts';
import { type ClassRecord, readClass } from './reads.ts';
import { isOver } from './states.ts';

type Person = Awaited<ReturnType<typeof peopleToTell>>[number];

interface Told extends Person {
  /** The price that was told. */
  former: string;
}

const ofPrice = ['price', 'earlyPrice', 'earlyUntil', 'currency', 'taxRate', 'taxMode', 'taxNote'] as const;

/**
 * People without a seat who have been told another price than the class has next, also when it was taken off the site
 * meanwhile. Those with a seat keep theirs.
 */
export async function peopleToldOtherwise(
  { transaction, record, now }: Pick<Work<ClassRecord, unknown>, 'transaction' | 'record' | 'now'>,
  next: ClassRecord,
): Promise<Told[]> {
  if (ofPrice.every((name) => record[name] === next[name]) || !hasPrice(record)) return [];
  if (!['draft', 'published'].includes(record.state) || isOver(record, now)) return [];
  const before = await peopleToTell(transaction, record, now);
  const after = await peopleToTell(transaction, next, now);
  return after.flatMap((person, at) => {
    const former = priceInWords(before[at]?.priced ?? record);
    return person.role === 'participant' || priceInWords(person.priced) === former ? [] : [{ ...person, former }];
  });
}

const hasPrice = ({ price, currency }: ClassRecord): boolean => price !== '' && currency !== '';

/** What a mail says may be missing in a draft. */
export const canBeTold = (record: ClassRecord): boolean => hasPrice(record) && record.startsAt !== '';

/** After the change, and after the seats that it made free were given. Returns how many mails. */
export async function tellPrice(
  work: Pick<Work<ClassRecord, unknown>, 'transaction' | 'record' | 'now' | 'context' | 'mail'>,
): Promise<number> {
  const { transaction, record, context, mail } = work;
  const saved = await readClass(transaction, record.id);
  const people = saved ? await peopleToldOtherwise(work, saved) : [];
  const linkTo = await placeLinks(transaction, context);
  for (const { priced, role, email, fullname, memberId, former } of people) {
    const values = {
      ...{ ...classValues(priced), name: fullname, page: `${context.siteOrigin}${paths.class(priced.id)}` },
      news: `The class “${priced.name}” has another price: ${priceInWords(priced)}. You were told: ${former}.`,
    };
    await mail(
      role === 'waiting'
        ? mailTo('class-price-waiting', email, context, { ...values, place: linkTo({ memberId, email }, priced.id) })
        : mailTo('class-price-invited', email, context, values),
    );
  }
  return people.length;
}

const toldOtherwise = ({ length }: readonly unknown[]): string =>
  `${length === 1 ? '1 person who waits or is invited was' : `${length} people who wait or are invited were`} told another price`;

export const questionOf = (people: readonly unknown[]): string =>
  `${toldOtherwise(people)}. Save, and mail them the new one?`;

export const cannotBeTold = (people: readonly unknown[]): string =>
  `Price, currency and first session: ${toldOtherwise(people)}, and can be mailed the new one once they are there.`;
