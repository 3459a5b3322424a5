import { expect, test } from 'vitest';
import { createTestDesk } from '../testing/test-desk.ts';
import { testMember } from '../testing/test-rows.ts';

test('lists as files: the rows of the list with its filters, no cell is computed, each in the audit log', async () => {
  const { db, desk, signInAs } = await createTestDesk();
  const token = await signInAs('trainer');
  await db
    .insertInto('members')
    .values({ ...testMember('test-formula'), fullname: '=HYPERLINK("https://evil.example")' })
    .execute();
  const file = async (path: string) => (await desk('GET', `/export/${path}`, { token })).body as string;

  expect(await file('members.csv?q=hyperlink')).toBe(
    '\ufeffname,e-mail,company,telephone,member since (UTC)\r\n' +
      '"\'=HYPERLINK(""https://evil.example"")",test-formula@example.com,,,2026-11-01T08:00:00.000Z\r\n',
  );
  expect((await file('classes.csv?state=all')).split('\r\n').length).toBeGreaterThan(10);
  expect(await file('invitations.csv')).toContain('newcomer@example.com');
  expect(await file('messages.csv')).toMatch(/^\ufeffwritten at/);
  const entries = await db.selectFrom('auditLog').select(['action', 'detail']).orderBy('id').execute();
  expect(entries[0]).toEqual({ action: 'members exported', detail: '1 rows' });
  expect(entries.map(({ action }) => action)).toEqual([
    'members exported',
    'classes exported',
    'invitations exported',
    'messages exported',
  ]);
});
