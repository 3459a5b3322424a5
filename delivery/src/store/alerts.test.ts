import { expect, test, vi } from 'vitest';
import { liveTestStore, testRelease } from '../test/test-store.ts';
import { addAlert, alertsOf, alertText } from './alerts.ts';
import { readHistory } from './history.ts';

const day = 86_400_000;

test('alert about the whole site: once a day', async () => {
  const { store } = await liveTestStore();
  const told = async () => (await readHistory(store)).filter(({ kind }) => kind === 'alert').length;
  const now = Date.now();

  await addAlert(store, { why: 'Test failures.' });
  await addAlert(store, { why: 'Test failures.' });
  expect(await told()).toBe(1);
  await addAlert(store, { why: 'Test failures.' }, now + day + 1000);
  expect(await told()).toBe(2);
});

test('alert about a release: names the owner of the area, and whom to ask', async () => {
  const { store } = await liveTestStore();
  const team = { owner: 'Experts team', contact: 'experts@team.test' };
  const release = await testRelease(store, 'experts', 'second', { description: team });

  await addAlert(store, { subject: 'experts', release, why: 'Test failures.' });
  await addAlert(store, { subject: 'experts', release, why: 'Test failures.' });

  const told = (await readHistory(store)).filter(({ kind }) => kind === 'alert').map(alertText);
  expect(told).toEqual([`experts ${release}: Test failures. It belongs to Experts team, experts@team.test.`]);
});

test('alert of a clock that was a year ahead: hides no other, and is not shown for a year', async () => {
  const { store } = await liveTestStore();
  vi.useFakeTimers({ now: Date.now() + 365 * day, toFake: ['Date'] });
  await addAlert(store, { why: 'Test failures of then.' });
  vi.useRealTimers();

  await addAlert(store, { why: 'Test failures of now.' });

  expect(alertsOf(await readHistory(store), [])).toEqual(['Test failures of now.']);
});
