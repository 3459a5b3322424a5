import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { staffEmail } from './test-doors.ts';

export async function traces(db: Kysely<Database>, author: string) {
  const all = <Table extends keyof Database>(table: Table) => db.selectFrom(table).selectAll().execute();
  const rows = {
    classes: await all('classes'),
    enrolments: await all('enrolments'),
    waiting: await all('waiting'),
    attendance: await all('attendance'),
    discounts: await all('discounts'),
    taxes: await all('taxes'),
    bookings: (await db.selectFrom('bookings').selectAll().orderBy('seats').orderBy('endedAt').execute()).map(
      ({ id: _, ...row }) => row,
    ),
    people: [await all('members'), await all('sessions'), await all('knownDevices')],
    invitations: (await db.selectFrom('invitations').selectAll().orderBy('revokedAt').execute()).map(
      ({ keyHash: _, passCodeHash: __, ...row }) => row,
    ),
    records: await all('contentRecords'),
    versions: await all('contentVersions'),
    shown: [await all('faqItems'), await all('experts'), await all('samples'), await all('partners')],
    texts: [await all('siteTexts'), await all('mailTexts')],
    settings: await db.selectFrom('settings').selectAll().where('name', '=', 'provider').execute(),
    secrets: await db
      .selectFrom('settings')
      .select('name')
      .where('name', '!=', 'databaseMark')
      .orderBy('name')
      .execute(),
    messages: await all('messages'),
    staff: await db.selectFrom('staff').selectAll().where('email', '!=', staffEmail).execute(),
    partners: [await all('partnerAccounts'), await all('partnerKeys'), await all('partnerOrigins')],
    partnerPeople: [await all('partnerPeople'), await all('partnerOriginRequests')],
    events: await db.selectFrom('partnerEvents').select(['partnerId', 'sentAt', 'tries']).execute(),
    mails: await db
      .selectFrom('mails')
      .select(['recipient', 'subject', 'text', 'html', 'calendar'])
      .orderBy('recipient')
      .execute(),
    audit: await db.selectFrom('auditLog').select(['email', 'action', 'subject', 'detail']).orderBy('id').execute(),
  };
  return JSON.parse(
    JSON.stringify(rows, (key, value) =>
      [
        'at',
        'createdAt',
        'updatedAt',
        'deletedAt',
        'endsAt',
        'changedAt',
        'revokedAt',
        'usedAt',
        'remindedAt',
        'formerSecretEndsAt',
        'bookedAt',
        'endedAt',
        'expiresAt',
      ].includes(key) && value
        ? ''
        : value,
    )
      .replaceAll(author, 'author')
      .replaceAll(/DTSTAMP:\w+/g, 'DTSTAMP')
      .replaceAll(/Pass code: (<strong>)?\d{6}/g, 'Pass code')
      .replaceAll(/\/app\/places\/[\w/%~-]+/g, '/app/places')
      .replaceAll(/\/auth\/[\w-]{22}/g, '/auth/key')
      .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
      .replaceAll(/test-partner-[\da-f]{4,6}/g, 'id')
      .replaceAll(/whsec_[\w+/=-]+/g, 'secret')
      .replaceAll(/welcome#[\w-]+/g, 'welcome')
      .replaceAll(/(pk_(?:live|test)_|…)[\da-f]+/g, 'key')
      .replaceAll(/(booking:?) [a-z2-9]{10}\b/gi, '$1 id')
      .replaceAll(/ends at [\dT:.-]+Z/g, 'ends'),
  );
}
