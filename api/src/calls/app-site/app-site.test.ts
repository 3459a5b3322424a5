import { expect, test } from 'vitest';
import { createTestApi } from '../../testing/test-api.ts';
import { enrolIn, signIn } from '../../testing/test-calls.ts';
import { createTestDesk } from '../../testing/test-desk.ts';
import { testClass } from '../../testing/test-rows.ts';

test('the redirect page has neither the token nor inline script or style in it', async () => {
  const { api } = await createTestApi();
  const page = await api.inject('/app/redirect?tk=test-token');
  expect(page.body).not.toContain('test-token');
  expect(page.body).not.toMatch(/<script>|<style| style=| on\w+=/);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.headers['referrer-policy']).toBe('no-referrer');
});

test('its script and styles are served with their types', async () => {
  const { api } = await createTestApi();
  const script = await api.inject('/app/redirect.js');
  const styles = await api.inject('/app/app.css');
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(script.body).toContain('history.replaceState');
  expect(styles.headers['content-type']).toBe('text/css; charset=utf-8');
});

test('a living token shows who signed in and the enrolled classes', async () => {
  const testApi = await createTestApi();
  const tk = await signIn(testApi);
  await enrolIn(testApi, tk, '500001');
  const { status, body } = await testApi.post('/app/session', { tk });
  expect(status).toBe(200);
  expect(body).toEqual({
    fullname: 'Demo Member',
    email: 'member@example.com',
    waiting: [],
    full: expect.any(Array),
    classes: [
      {
        ...{ name: 'Digital Product, evening track', start: '2026-12-07 18:30', timeZone: 'Europe/Istanbul' },
        ...{ venue: '', price: '1450 EUR', meetingLink: '', calendar: '/api/classes/500001.ics' },
        place: expect.stringMatching(/\/app\/places\/500001\/[\w-]+\/[\w-]{43}$/),
      },
    ],
  });
});

test('more than fifty full classes: each with its waiting list, the next first', async () => {
  const testApi = await createTestDesk();
  await testApi.db.deleteFrom('classes').execute();
  const names = Array.from({ length: 60 }, (_, index) => `full-${String(index).padStart(2, '0')}`);
  const full = { state: 'published', startsAt: '2027-01-01T08:00:00.000Z', seatsLeft: 0 } as const;
  await testApi.db
    .insertInto('classes')
    .values(names.toReversed().map((id) => testClass({ ...full, id, name: id })))
    .execute();
  const { body } = await testApi.post('/app/session', { tk: await signIn(testApi) });

  expect(body.full.map(({ name }: { name: string }) => name)).toEqual(names);
});

test('a dead token is answered with a sentence', async () => {
  const { post } = await createTestApi();
  const { status, body } = await post('/app/session', { tk: 'test-token' });
  expect(status).toBe(401);
  expect(body.err).toEqual([{ val: 'Nobody is signed in. Please log in again.' }]);
});
