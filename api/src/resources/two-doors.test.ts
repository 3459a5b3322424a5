import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { AnyResource } from '../core/resource.ts';
import type { Database } from '../database/schema.ts';
import { type Case, through } from '../testing/every-door.ts';
import { otherDoors, person, pressing, withLinks, withPartner, withSession } from '../testing/other-doors.ts';
import { type Door, doors } from '../testing/test-doors.ts';
import { addPeople } from '../testing/test-people.ts';
import { resources } from './all.ts';
import { enrolmentResource } from './enrolment/enrolment.ts';
import { accountResource } from './key/account.ts';
import { keyResource } from './key/key.ts';
import { memberResource } from './member/member.ts';

const isoAfter = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19)}.000Z`;
const withClass = (change: object) => async (db: Kysely<Database>) => {
  await addPeople(db);
  await db.updateTable('classes').set(change).where('id', '=', 'test-full').execute();
};
const hasBegun = withClass({ startsAt: isoAfter(-1) });
const isSoon = withClass({ startsAt: isoAfter(1), reminderDays: '2' });

const place = (memberId: string, classId: string) => ({ data: { email: `${memberId}@example.com`, classId } });
const [first, second] = ['test-full~test-first', 'test-full~test-second'];
const key = { name: 'Test pages', kind: 'live', origins: 'https://a.example', people: person };
const withKey: Case = { before: [['create-partner', { partnerName: 'Test Partner', data: key }]] };
const address = { address: 'https://partner.example/events' };
const partner: Case = { needs: withPartner, id: 'test' };
const set = ['webhook', address] as const;
const webhook: Case = { ...partner, before: [set] };

const { enrolling, timer, 'signing out everywhere': signingOut, "partner's page": partnersPage } = otherDoors;
const call = 'calls/enroll.ts';
const page = 'calls/app-site/place-routes.ts';
const upkeep = 'resources/enrolment/upkeep.ts';
const ofPartner = 'desk/partner-page-calls.ts';

/** Beside the doors of `tryEveryDoor`. */
const cases: [file: string, AnyResource, action: string, Door, Case][] = [
  [call, enrolmentResource, 'create', enrolling, { needs: withSession, input: place('test-third', 'test-open') }],
  [page, enrolmentResource, 'cancel', pressing('give-back', 'test-first'), { needs: withLinks, id: first }],
  [
    ...([page, enrolmentResource, 'wait', pressing('join', 'test-third')] as const),
    { needs: withLinks, input: place('test-third', 'test-full') },
  ],
  [upkeep, enrolmentResource, 'leave', timer, { needs: hasBegun, id: second }],
  [upkeep, enrolmentResource, 'remind', timer, { needs: isSoon, id: first }],
  ['calls/logout.ts', memberResource, 'sign-out', signingOut, { needs: withSession, id: 'test-third' }],
  [ofPartner, keyResource, 'rotate', partnersPage, withKey],
  [ofPartner, keyResource, 'test-key', partnersPage, withKey],
  [ofPartner, accountResource, 'webhook', partnersPage, { ...partner, input: address }],
  [ofPartner, accountResource, 'stop-webhook', partnersPage, webhook],
  [ofPartner, accountResource, 'new-secret', partnersPage, webhook],
  [ofPartner, accountResource, 'ping', partnersPage, webhook],
  [ofPartner, accountResource, 'resend', partnersPage, { ...partner, before: [set, ['ping', {}]] }],
];

const nameOf = ([file, { name }, action]: readonly [string, AnyResource, string, ...unknown[]]) =>
  `${name} ${action}, in the desk and in ${file}`;

describe('one act with two doors', { tags: ['all'] }, () =>
  test.each(cases.map((row) => [nameOf(row), ...row] as const))(
    '%s: the same record, mails and audit log',
    async (_name, _file, resource, action, door, tried) => {
      const inDesk = but(await through(doors.desk, resource, action, tried));

      expect(inDesk.audit).not.toEqual([]);
      expect(but(await through(door, resource, action, tried))).toEqual(inDesk);
    },
  ),
);

test('waiting list left, in the desk and on its page: the same record and audit log, and a mail of staff alone', {
  tags: ['all'],
}, async () => {
  const tried = { needs: withLinks, id: second };
  const { mails, ...inDesk } = but(await through(doors.desk, enrolmentResource, 'leave', tried));
  const onPage = but(await through(pressing('leave', 'test-second'), enrolmentResource, 'leave', tried));

  expect(mails).toHaveLength(1);
  expect(onPage).toEqual({ ...inDesk, mails: [] });
});

test('every action of a list that a file performs by its name: tried here', async () => {
  const tried = [...cases, [page, enrolmentResource, 'leave'] as const].map(nameOf);

  expect((await namedElsewhere()).filter((name) => !tried.includes(name))).toEqual([]);
});

/** The person who acted, the words that say so, and that a partner's own address has to be public. */
function but(traces: Awaited<ReturnType<typeof through>>) {
  const text = JSON.stringify(traces)
    .replaceAll('Agile Languages has given you a seat', 'You have a seat')
    .replaceAll('"webhookPublicOnly":1', '"webhookPublicOnly":0')
    .replaceAll(/, (on the site|by the member)"/g, '"');
  const { audit, ...others } = JSON.parse(text);
  return { ...others, audit: audit.map(({ email: _, ...line }: { email: string }) => line) };
}

const source = join(import.meta.dirname, '..');
const filesIn = (folder: string) =>
  globSync('**/*.ts', { cwd: join(source, folder), exclude: (name) => name.endsWith('.test.ts') });

/** Of `export const leave` and of lists such as `webhookActions`. */
async function namedElsewhere(): Promise<string[]> {
  const others = filesIn('')
    .filter((path) => !path.startsWith('testing/'))
    .map((path) => [path, readFileSync(join(source, path), 'utf8')] as const)
    .filter(([path, text]) => !path.startsWith('resources/') || text.includes(' perform('));
  const found: string[] = [];
  for (const file of filesIn('resources'))
    for (const [name, value] of Object.entries(await import(join(import.meta.dirname, file)))) {
      const isImported = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '[^']*/${file.split('/').at(-1)}'`);
      for (const resource of resources)
        for (const action of resource.actions.filter((action) => [value].flat().includes(action)))
          for (const [path] of others.filter(([, text]) => isImported.test(text)))
            found.push(nameOf([path, resource, action.name]));
    }
  expect(found).not.toEqual([]);
  return found;
}
