import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../database/schema.ts';
import type { StartedApi } from '../testing/started-api.ts';
import { missingIn } from './missing-in.ts';

const messagesAtOnce = 6;

/** Sends messages of the contact form at once. Returns the subjects of those that the API said it had taken. */
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

/** Each mail was accepted by the server or still waits. One that was accepted just before the end may do both. */
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
  expect(new Set(received.map((text) => headerOf(text, 'Subject'))).size).toBe(ids.size);
}

/** How many mails the server was given more than once, under the same id. */
export const repeatedMails = (received: string[]): number => received.length - new Set(received.map(idOf)).size;

const idOf = (text: string) => headerOf(text, 'Message-ID').slice(1).split('@')[0] ?? '';
const headerOf = (text: string, name: string): string => new RegExp(`^${name}: (.*)`, 'm').exec(text)?.[1] ?? '';
