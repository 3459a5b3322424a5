import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../database/schema.ts';
import type { StartedApi } from './started-api.ts';

const messagesAtOnce = 6;

export async function sendMessages({ base }: StartedApi, round: number): Promise<string[]> {
  const templates = Array.from({ length: messagesAtOnce }, (_, index) => `kill-${round}-${index}`);
  const answers = await Promise.allSettled(templates.map((template) => send(base, template)));
  return templates.filter((_, index) => answers[index]?.status === 'fulfilled').map(subjectOf);
}

async function send(base: string, template_id: string): Promise<void> {
  const template_params = { fullName: 'Test Visitor', email: 'visitor@example.com', message: template_id };
  const response = await fetch(`${base}/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lib_version: '1', user_id: '1', service_id: '1', template_id, template_params }),
  });
  if ((await response.text()) !== 'OK') throw new Error(`test: ${response.status}`);
}

const subjectOf = (template: string) => `Contact form: ${template}`;

/** A mail that was accepted just before the end may wait, too. */
export async function expectMails(db: Kysely<Database>, received: string[], acknowledged: string[]): Promise<void> {
  const { messages } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll().as('messages'))
    .executeTakeFirstOrThrow();
  const mails = await db.selectFrom('mails').select(['id', 'subject', 'sentAt', 'nextTryAt']).execute();
  const subjects = mails.map(({ subject }) => subject).filter((subject) => subject.startsWith(subjectOf('kill-')));
  const ids = new Set(received.map(idOf));
  expect(missingIn(subjects, acknowledged)).toEqual([]);
  expect(new Set(subjects).size).toBe(subjects.length);
  expect(subjects.length).toBeGreaterThanOrEqual(Number(messages));
  expect(mails.filter(({ id, sentAt, nextTryAt }) => (sentAt ? !ids.has(id) : nextTryAt === null))).toEqual([]);
  expect(
    missingIn(
      mails.map(({ id }) => id),
      ids,
    ),
  ).toEqual([]);
  const messagesReceived = received.filter((text) => headerOf(text, 'Subject').startsWith(subjectOf('kill-')));
  const subjectsReceived = new Set(messagesReceived.map((text) => headerOf(text, 'Subject')));
  expect(subjectsReceived.size).toBe(new Set(messagesReceived.map(idOf)).size);
}

export const repeatedMails = (received: string[]): number => received.length - new Set(received.map(idOf)).size;

const idOf = (text: string) => headerOf(text, 'Message-ID').slice(1).split('@')[0] ?? '';
const headerOf = (text: string, name: string): string => new RegExp(`^${name}: (.*)`, 'm').exec(text)?.[1] ?? '';

/** Fast also for thousands. */
export function missingIn(found: Iterable<string>, expected: Iterable<string>): string[] {
  const there = new Set(found);
  return [...expected].filter((name) => !there.has(name));
}
