import { expect } from 'vitest';
import { createTestApi } from './test-api.ts';
import { openTestDatabaseAt } from './test-engines.ts';

export const testMessage = {
  firstName: 'Test',
  lastName: 'Person',
  email: ' mailto:person@example.com ',
  multiline: 'May I ask?\nTwice?',
};
export const testRequest = { name: 'Test  Person', email: 'visitor@example.com', message: 'Also for\na colleague?' };
export const contactPath = '/app/contact';
export const askPath = '/app/ask/500001';
export const testForms = [
  [contactPath, testMessage],
  [askPath, testRequest],
] as const;
export const fromOwnPage = { 'sec-fetch-site': 'same-origin' };

/** Messages and mails are empty. */
export async function createForms(options: Parameters<typeof createTestApi>[0] = {}) {
  const testApi = await createTestApi(options);
  const { api, location } = testApi;
  const db = await openTestDatabaseAt(location);
  const send = (url: string, values: Record<string, string>, headers: Record<string, string> = fromOwnPage) => {
    const payload = new URLSearchParams(values).toString().replaceAll('%0A', '%0D%0A');
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return api.inject({ method: 'POST', url, headers: { ...type, ...headers }, payload });
  };
  const call = async (url: string, payload: object) =>
    expect((await api.inject({ method: 'POST', url: `/api/${url}`, payload })).statusCode).toBe(200);
  const kept = async () => {
    const messages = await db.selectFrom('messages').select(['name', 'email', 'text', 'classId', 'state']).execute();
    const mails = db.selectFrom('mails').select(['recipient', 'subject', 'text', 'replyTo', 'turn']).orderBy('id');
    return { messages, mails: await mails.execute() };
  };
  await db.deleteFrom('messages').execute();
  await db.deleteFrom('mails').execute();
  return { ...testApi, db, send, call, kept };
}
