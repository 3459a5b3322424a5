import { expect, test } from 'vitest';
import { createTestClock, hour } from '../testing/test-clock.ts';
import { startTestMailServer } from '../testing/test-mail-server.ts';
import { createUtf8Check } from './takes-utf8.ts';

test('mail server that says SMTPUTF8: takes letters outside of ASCII; asked once an hour', async () => {
  const clock = createTestClock();
  let greetings = 0;
  const { url } = await startTestMailServer({
    onConnect(_session, done) {
      greetings++;
      done();
    },
  });
  const takesUtf8 = createUtf8Check(url, clock.read);

  expect(await Promise.all([takesUtf8(), takesUtf8()])).toEqual([true, true]);
  expect(greetings).toBe(1);
  clock.advance(2 * hour);
  expect(await takesUtf8()).toBe(true);
  expect(greetings).toBe(2);
  clock.advance(-24 * hour);
  expect(await takesUtf8()).toBe(true);
  expect(greetings).toBe(3);
});

test('mail server that does not say it, and one that does not answer: take none', async () => {
  const { url } = await startTestMailServer({ hideSMTPUTF8: true });

  expect(await createUtf8Check(url, () => new Date())()).toBe(false);
  expect(await createUtf8Check('smtp://127.0.0.1:1', () => new Date())()).toBe(false);
});

test('no mail server, so that mails wait: everything is taken', async () => {
  expect(await createUtf8Check(undefined, () => new Date())()).toBe(true);
});
