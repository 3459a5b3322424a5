import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { roles } from '../core/roles.ts';
import { createTestDesk, testDeskOrigin } from '../testing/test-desk.ts';
import type { DeskCall } from './desk-call.ts';
import { createDeskContext } from './desk-context.ts';
import { deskCalls } from './desk-routes.ts';

type TestDesk = Awaited<ReturnType<typeof createTestDesk>>;

const notIncluded = 'Your role does not include this.';
const ended = 'Your sign-in has ended. Please sign in again.';
const forOthers = 'Only the pages of the desk may change something.';

const callsOf = ({ db }: TestDesk): DeskCall[] => deskCalls(createDeskContext(createContext(db, {}), testDeskOrigin));
const pathOf = ({ path }: DeskCall) => path.replaceAll(/:\w+/g, 'none');
const isAllowed = ({ roles: allowed }: DeskCall, role: (typeof roles)[number]) =>
  allowed === 'everybody' || allowed.includes(role);

test('every call, each role: only those that the table names', { tags: ['all'] }, async () => {
  const testDesk = await createTestDesk();
  await testDesk.signInAs('owner');
  for (const call of callsOf(testDesk))
    for (const role of roles) {
      const token = await testDesk.signInAs(role);
      const { status, sentence } = await testDesk.desk(call.method, pathOf(call), { token });
      const refused = status === 403 && sentence === notIncluded;
      expect(`${call.name}, ${role}: ${refused || status === 401 ? 'refused' : 'allowed'}`).toBe(
        `${call.name}, ${role}: ${isAllowed(call, role) ? 'allowed' : 'refused'}`,
      );
      expect(status).not.toBe(500);
    }
});

test('every call without a sign-in, or with one that is not known: refused', async () => {
  const testDesk = await createTestDesk();
  for (const call of callsOf(testDesk).filter((candidate) => candidate.roles !== 'everybody'))
    for (const token of [undefined, '', 'test-token']) {
      const { status, sentence } = await testDesk.desk(call.method, pathOf(call), { token });
      expect(`${call.name}: ${status} ${sentence}`).toBe(`${call.name}: 401 ${ended}`);
    }
});

test('every change from another origin, or from none: refused', async () => {
  const testDesk = await createTestDesk();
  const token = await testDesk.signInAs('owner');
  for (const call of callsOf(testDesk).filter(({ method }) => method !== 'GET'))
    for (const origin of ['https://evil.example', 'null', '']) {
      const { status, sentence } = await testDesk.desk(call.method, pathOf(call), { token, origin });
      expect(`${call.name}: ${status} ${sentence}`).toBe(`${call.name}: 403 ${forOthers}`);
    }
});

test('every call on another host: nothing there', async () => {
  const testDesk = await createTestDesk();
  const token = await testDesk.signInAs('owner');
  for (const call of callsOf(testDesk)) {
    const { status } = await testDesk.desk(call.method, pathOf(call), { token, host: 'other.example' });
    expect(`${call.name}: ${status}`).toBe(`${call.name}: 404`);
  }
});

test('call on the host of the desk, however it is written, and its change from that origin: answered', async () => {
  const testDesk = await createTestDesk();
  const token = await testDesk.signInAs('owner');
  for (const host of ['LOCALHOST:3000', 'localhost.:3000']) {
    const origin = `http://${host.toLowerCase()}`;
    expect((await testDesk.desk('GET', '/account', { token, host })).body.account).toBeTruthy();
    expect((await testDesk.desk('POST', '/questions', { token, host, origin, body: {} })).status).toBe(400);
  }
  const origin = 'http://other.example:3000';
  expect((await testDesk.desk('POST', '/questions', { token, origin, body: {} })).status).toBe(403);
});

test('every change with a key that is not known: refused', { tags: ['all'] }, async () => {
  const testDesk = await createTestDesk();
  const token = await testDesk.signInAs('owner');
  for (const call of callsOf(testDesk).filter(({ method }) => method === 'POST' || method === 'PUT')) {
    const { status } = await testDesk.desk(call.method, pathOf(call), { token, body: { isAdmin: true } });
    expect(`${call.name}: ${status}`).toBe(`${call.name}: 400`);
  }
});

test('table of roles in the documents: what the server does', async () => {
  const testDesk = await createTestDesk();
  const text = readFileSync(join(import.meta.dirname, '../../../docs/desk.md'), 'utf8');
  const rows = callsOf(testDesk)
    .filter((call) => call.roles !== 'everybody')
    .map((call) => `| ${call.name} | ${roles.map((role) => (isAllowed(call, role) ? '●' : '')).join(' | ')} |`);
  const documented = text.split('\n').filter((line) => /^\| .* \| [● ]*\|/.test(line));

  expect(documented).toEqual(rows);
});

test('desk that is off: no call is there', async () => {
  const { desk } = await createTestDesk({ deskOrigin: 'off' });

  expect((await desk('GET', '/account')).status).toBe(404);
});
