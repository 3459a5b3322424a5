import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../database/schema.ts';
import type { StartedApi } from './started-api.ts';

const messagesAtOnce = 6;

export async function sendMessages({ base }: StartedApi, round: number): Promise<string[]> {
  const words = Array.from({ length: messagesAtOnce }, (_, index) => `kill-${round}-${index}`);
  const answers = await Promise.allSettled(words.map((message) => send(base, message)));
  return words.filter((_, index) => answers[index]?.status === 'fulfilled');
}

async function send(base: string, message: string): Promise<void> {
  const template_params = { fullName: 'Test Visitor', email: 'visitor@example.com', message };
  const response = await fetch(`${base}/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lib_version: '1', user_id: '1', service_id: '1', template_id: '1', template_params }),
  });
  if ((await response.text()) !== 'OK') throw new Error(`test: ${response.status}`);
}

const subject = 'Message from the site';
const wordsIn = (text: string): string => /kill-\d+-\d+/.exec(text)?.[0] ?? '';

/** A mail that was accepted just before the end may wait, too. */
export async function expectMails(db: Kysely<Database>, received: string[], acknowledged: string[]): Promise<void> {
  const messages = await db.selectFrom('messages').select('text').execute();
  const mails = await db.selectFrom('mails').select(['id', 'subject', 'sentAt', 'nextTryAt']).execute();
  const written = messages.map(({ text }) => wordsIn(text));
  const ids = new Set(received.map(idOf));
  expect(missingIn(written, acknowledged)).toEqual([]);
  expect(new Set(written).size).toBe(written.length);
  expect(mails.filter((mail) => mail.subject === subject)).toHaveLength(written.length);
  expect(mails.filter(({ id, sentAt, nextTryAt }) => (sentAt ? !ids.has(id) : nextTryAt === null))).toEqual([]);
  expect(
    missingIn(
      mails.map(({ id }) => id),
      ids,
    ),
  ).toEqual([]);
  const messagesReceived = received.filter((text) => headerOf(text, 'Subject') === subject);
  expect(new Set(messagesReceived.map(wordsIn)).size).toBe(new Set(messagesReceived.map(idOf)).size);
}

export const repeatedMails = (received: string[]): number => received.length - new Set(received.map(idOf)).size;

const idOf = (text: string) => headerOf(text, 'Message-ID').slice(1).split('@')[0] ?? '';
export const headerOf = (text: string, name: string): string => new RegExp(`^${name}: (.*)`, 'm').exec(text)?.[1] ?? '';

/** Fast also for thousands. */
export function missingIn(found: Iterable<string>, expected: Iterable<string>): string[] {
  const there = new Set(found);
  return [...expected].filter((name) => !there.has(name));
}
