import type { Page } from '@playwright/test';
import { trainer } from './trainer.ts';

/** Invites somebody to a class and answers what the mail in the outbox says. */
export async function invite(
  page: Page,
  email: string,
  classId = '500020',
): Promise<{ link: string; passCode: string }> {
  await trainer('invite', '--email', email, '--name', 'Test Newcomer', '--class', classId);
  await page.goto('/outbox');
  const mail = await page.getByRole('article').filter({ hasText: email }).first().innerText();
  const [, passCode = ''] = /Pass code: (\d{6})/.exec(mail) ?? [];
  const [link = ''] = /http\S+\/auth\/\S+/.exec(mail) ?? [];
  return { link, passCode };
}

/** The activation key at the end of the link. */
export const keyOf = (link: string) => link.split('/').at(-1) ?? '';
