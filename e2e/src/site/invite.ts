import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { askDesk } from './ask-desk.ts';

/** Invites somebody whom no other test knows to a class, and returns what the mail in the outbox says. */
export async function invite(request: APIRequestContext, classId: string): Promise<Invitation> {
  const email = `${randomUUID()}@example.com`;
  await askDesk('/invitations', { email, fullname: 'Test Newcomer', classId });
  const outbox = await (await request.get('/outbox')).text();
  const mail = outbox.split('<article').find((article) => article.includes(`<dd>${email}</dd>`)) ?? '';
  const [, passCode = ''] = /Pass code: (\d{6})/.exec(mail) ?? [];
  const [link = ''] = /http\S+\/auth\/[\w-]+/.exec(mail) ?? [];
  return { email, link, passCode };
}

/** The activation key at the end of the link. */
export const keyOf = (link: string) => link.split('/').at(-1) ?? '';

interface Invitation {
  email: string;
  link: string;
  passCode: string;
}
