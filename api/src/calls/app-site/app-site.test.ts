import { expect, test } from 'vitest';
import { createSessionRepository } from '../../security/session-repository.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { enrolIn, signIn } from '../../testing/test-calls.ts';
import { createTrainer } from '../../testing/test-classes.ts';
import { createTestDesk } from '../../testing/test-desk.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
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
        ...{ venue: '', price: '1,450 EUR', meetingLink: '', calendar: '/api/classes/500001.ics' },
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

onEachEngine((engine) => {
  test('class of the member that is cancelled: said until its day, with the way to its page', async () => {
    const { clock, db, enrol, post, postClass, published } = await createTrainer({ engine });
    const { id, version } = await published({ venue: 'Room 5', meetingLink: 'https://meet.example/1' });
    await enrol(id, 'test-member');
    const sessions = createSessionRepository(db, clock.read);
    const classes = async () =>
      (await post('/app/session', { tk: await sessions.open('test-member') })).body.classes.map(
        ({ place: _, ...row }: { place?: string }) => row,
      );
    const held = { name: 'Test class', start: '2027-03-02 18:30', timeZone: 'Europe/Vienna' };
    expect(await classes()).toEqual([expect.objectContaining({ ...held, venue: 'Room 5', price: '480 EUR' })]);

    await postClass(`/${id}/cancel`, { version });
    const page = expect.stringMatching(new RegExp(`^https?://.+/class/${id}$`));
    expect(await classes()).toEqual([{ ...held, news: 'This class is cancelled and will not be held.', page }]);

    clock.advance(200 * 86_400_000);
    expect(await classes()).toEqual([]);
  });
});

test('a dead token is answered with a sentence', async () => {
  const { post } = await createTestApi();
  const { status, body } = await post('/app/session', { tk: 'test-token' });
  expect(status).toBe(401);
  expect(body.err).toEqual([{ val: 'Nobody is signed in. Please log in again.' }]);
});
