import { createHmac } from 'node:crypto';
import { unescape as unescaped } from 'node:querystring';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isSameSecret } from '../../security/same-secret.ts';
import { signingKey } from '../../security/signing-key.ts';
import { dateIn } from './mail-parts.ts';
import type { ClassRecord } from './reads.ts';

export interface Holder {
  memberId: string;
  /** A link ends with the address to which it went. */
  email: string;
}

/** By it the seat is given back, or a waiting list joined or left, without a sign-in. */
export type PlaceLink = (holder: Holder, classId: string) => string;

export async function placeLinks(db: Kysely<Database>, { siteOrigin }: { siteOrigin: string }): Promise<PlaceLink> {
  const key = await keyIn(db);
  return (holder, classId) =>
    `${siteOrigin}/app/places/${[classId, holder.memberId, signatureOf(key, holder, classId)].map(encodeURIComponent).join('/')}`;
}

/**
 * For the address to which a waiting mail goes now. Visitors write in mails, too: what looks like such a link need not
 * be one.
 */
export const withPlacesOf = (text: string, holder: Holder, linkTo: PlaceLink): string =>
  text.replaceAll(
    /https?:[^\s"]+\/app\/places\/([^\s"/]+)\/([^\s"/]+)\/[\w-]+/g,
    (link, classId: string, memberId: string) =>
      memberId === encodeURIComponent(holder.memberId) ? linkTo(holder, unescaped(classId)) : link,
  );

export async function isPlaceLink(
  db: Kysely<Database>,
  holder: Holder,
  classId: string,
  signature: string,
): Promise<boolean> {
  return isSameSecret(signature, signatureOf(await keyIn(db), holder, classId));
}

const keyIn = (db: Kysely<Database>): Promise<string> => signingKey(db, 'placeKey');

const signatureOf = (key: string, { memberId, email }: Holder, classId: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([classId, memberId, email]))
    .digest('base64url');

type Terms = Pick<ClassRecord, 'startsAt' | 'localStart' | 'timeZone' | 'cancelDays'>;

/** To the end of that day in the class's time zone. */
export function backUntil({ startsAt, localStart, timeZone, cancelDays }: Terms): string {
  const days = Number(cancelDays);
  if (days === 0) return startsAt;
  const next = Temporal.PlainDate.from(localStart.slice(0, 10)).subtract({ days: days - 1 });
  return new Date(next.toZonedDateTime(timeZone).epochMilliseconds).toISOString();
}

/** `until Thursday 19 November 2026`, the last day. */
export const backUntilInWords = (record: Terms): string =>
  Number(record.cancelDays) === 0
    ? 'until the class begins'
    : `until ${dateIn(new Date(Date.parse(backUntil(record)) - 1), record.timeZone)}`;
