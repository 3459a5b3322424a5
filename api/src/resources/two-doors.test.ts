import { callPaths } from '@agile-languages/shared/api';
import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createContext } from '../context.ts';
import type { AnyResource } from '../core/resource.ts';
import type { Database } from '../database/schema.ts';
import { createPartnerSessionRepository } from '../security/partner-session-repository.ts';
import { hashOf } from '../security/tokens.ts';
import { type Case, through } from '../testing/every-door.ts';
import { createTestApi } from '../testing/test-api.ts';
import { testDeskOrigin } from '../testing/test-desk.ts';
import { type Door, doors } from '../testing/test-doors.ts';
import { addPeople } from '../testing/test-people.ts';
import { placeLinks } from './class/places.ts';
import { enrolmentResource } from './enrolment/enrolment.ts';
import { upkeep } from './enrolment/upkeep.ts';
import { keyResource } from './key/key.ts';

const now = () => new Date();
const person = 'person@partner.example';
const somebody = 'no-author';
const isoAfter = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19)}.000Z`;
const [yesterday, tomorrow] = [isoAfter(-1), isoAfter(1)];

const enrolling: Door = async ({ dataDir }) => {
  const { call } = await createTestApi({ dataDir, demo: false, clock: now });
  const kv = { cookie: 'test-token', apiId: 'GetEnrolledClassInfo', fkClassId: 'test-open' };
  expect((await call(callPaths.enroll, kv)).err).toEqual([]);
  return somebody;
};

const pressing =
  (what: string, memberId: string): Door =>
  async ({ dataDir, db }) => {
    const { api } = await createTestApi({ dataDir, demo: false, clock: now });
    const linkTo = await placeLinks(db, { siteOrigin: '' });
    const { statusCode } = await api.inject({
      method: 'POST',
      url: linkTo({ memberId, email: `${memberId}@example.com` }, 'test-full'),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `do=${what}`,
    });
    expect(statusCode).toBe(303);
    return somebody;
  };

const timer: Door = async ({ db }) => {
  await upkeep(createContext(db, {}), () => true);
  return somebody;
};

const partnersPage: Door = async ({ dataDir, db, id = '' }, _resource, name) => {
  const { api } = await createTestApi({ dataDir, demo: false, clock: now });
  const token = await createPartnerSessionRepository(db, now).open(person);
  const { partnerId } = await db.selectFrom('partnerKeys').select('partnerId').executeTakeFirstOrThrow();
  const { statusCode } = await api.inject({
    method: 'POST',
    url: `/partner/api/partner-accounts/${partnerId}/${name}`,
    headers: { host: 'localhost:3000', origin: testDeskOrigin, cookie: `partner=${token}` },
    payload: { key: id },
  });
  expect(statusCode).toBe(200);
  return somebody;
};

const place = (memberId: string, classId: string) => ({ data: { email: `${memberId}@example.com`, classId } });
const withClass = (change: object) => async (db: Kysely<Database>) => {
  await addPeople(db);
  await db.updateTable('classes').set(change).where('id', '=', 'test-full').execute();
};
const key = { name: 'Test pages', kind: 'live', origins: 'https://a.example', people: person };
const withKey: Case = { before: [['create-partner', { partnerName: 'Test Partner', data: key }]] };

const cases: [string, AnyResource, string, Door, Case][] = [
  [
    'seat, in the desk and by a call of the site',
    enrolmentResource,
    'create',
    enrolling,
    { needs: withSession, input: place('test-third', 'test-open') },
  ],
  [
    'seat given back, in the desk and on its page',
    enrolmentResource,
    'cancel',
    pressing('give-back', 'test-first'),
    { needs: withLinks, id: 'test-full~test-first' },
  ],
  [
    'waiting list joined, in the desk and on its page',
    enrolmentResource,
    'wait',
    pressing('join', 'test-third'),
    { needs: withLinks, input: place('test-third', 'test-full') },
  ],
  [
    'waiting list of a class that has begun, in the desk and by the timer',
    enrolmentResource,
    'leave',
    timer,
    { needs: withClass({ startsAt: yesterday }), id: 'test-full~test-second' },
  ],
  [
    'reminder, in the desk and by the timer',
    enrolmentResource,
    'remind',
    timer,
    { needs: withClass({ startsAt: tomorrow, reminderDays: '2' }), id: 'test-full~test-first' },
  ],
  ['key replaced, in the desk and on the partner’s page', keyResource, 'rotate', partnersPage, withKey],
  ['key for tests, in the desk and on the partner’s page', keyResource, 'test-key', partnersPage, withKey],
];

describe('one act with two doors', { tags: ['all'] }, () =>
  test.each(cases)('%s: the same record, mails and audit log', async (_name, resource, action, door, tried) => {
    const inDesk = but(await through(doors.desk, resource, action, tried));

    expect(inDesk.audit).not.toEqual([]);
    expect(but(await through(door, resource, action, tried))).toEqual(inDesk);
  }),
);

test('waiting list left, in the desk and on its page: the same record and audit log, and a mail of staff alone', {
  tags: ['all'],
}, async () => {
  const tried = { needs: withLinks, id: 'test-full~test-second' };
  const { mails, ...inDesk } = but(await through(doors.desk, enrolmentResource, 'leave', tried));
  const onPage = but(await through(pressing('leave', 'test-second'), enrolmentResource, 'leave', tried));

  expect(mails).toHaveLength(1);
  expect(onPage).toEqual({ ...inDesk, mails: [] });
});

/** The person who acted, and the words that say so. */
function but(traces: Awaited<ReturnType<typeof through>>) {
  const text = JSON.stringify(traces)
    .replaceAll('Agile Languages has given you a seat', 'You have a seat')
    .replaceAll(/, (on the site|by the member)"/g, '"');
  const { audit, ...others } = JSON.parse(text);
  return { ...others, audit: audit.map(({ email: _, ...line }: { email: string }) => line) };
}

async function withLinks(db: Kysely<Database>) {
  await addPeople(db);
  await placeLinks(db, { siteOrigin: '' });
}

async function withSession(db: Kysely<Database>) {
  await withLinks(db);
  const at = new Date().toISOString();
  const session = { memberId: 'test-third', createdAt: at, usedAt: at };
  await db
    .insertInto('sessions')
    .values({ ...session, tokenHash: hashOf('test-token') })
    .execute();
}
