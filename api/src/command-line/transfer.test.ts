import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testClass, testMember } from '../testing/test-rows.ts';
import { createTestTrainer, testInvite } from '../testing/test-trainer.ts';

test('import and export: a file named by what is in it, a dry run that names row and column, all or nothing', async () => {
  const { trainer, db, dataDir } = await createTestTrainer();
  const file = join(dataDir, 'partners.csv');
  writeFileSync(file, 'Name,Website,State\nTest Freight,https://freight.example,published\nTest Clinic,nothing,\n');
  const wrong = await trainer('import', file, '--dry-run');
  expect(wrong).toMatchObject({ code: 1, err: 'Nothing was imported.\n' });
  expect(wrong.out).toMatch(/3\s+Website\s+the address has to begin with https:\/\//);

  writeFileSync(file, 'Name,Website,State\nTest Freight,https://freight.example,published\n=1,,\n');
  expect((await trainer('import', file, '--dry-run')).out).toContain('It would be: 2 added, 0 changed');
  expect(await db.selectFrom('partners').selectAll().execute()).toEqual([]);
  expect((await trainer('import', file)).out).toContain('Imported: 2 added');
  expect(await db.selectFrom('partners').select(['name', 'link']).execute()).toEqual([
    { name: 'Test Freight', link: 'https://freight.example' },
  ]);

  const copy = join(dataDir, 'copy.csv');
  expect((await trainer('export', copy)).code).toBe(2);
  expect((await trainer('export', copy, '--kind', 'partners')).out).toContain('2 partners are in');
  expect(readFileSync(copy, 'utf8')).toContain(",draft,'=1,");
  expect((await trainer('import', copy, '--kind', 'partners')).out).toContain('0 added, 0 changed, 2 as they are');
});

test('lists of people and classes: written with all rows or those of a filter, no cell is computed, each in the audit log', {
  tags: ['all'],
}, async () => {
  const { trainer, db, dataDir } = await createTestTrainer();
  await db
    .insertInto('classes')
    .values([testClass({ state: 'published' }), testClass({ id: 'test-draft', state: 'draft' })])
    .execute();
  await db
    .insertInto('members')
    .values([testMember('test-one'), { ...testMember('test-two'), fullname: '=1+1' }])
    .execute();
  await trainer(...testInvite);
  const exported = async (name: string, ...options: string[]) => {
    const file = join(dataDir, `${name}.csv`);
    rmSync(file, { force: true });
    const { out } = await trainer('export', file, ...options);
    return { out, text: readFileSync(file, 'utf8') };
  };

  const members = await exported('members');
  expect(members.out).toBe(`2 members are in ${join(dataDir, 'members.csv')}.\n`);
  expect(members.text).toContain("'=1+1,test-two@example.com,");
  expect((await exported('members', '--words', 'test-one')).text.trimEnd().split('\r\n')).toHaveLength(2);
  expect((await exported('classes')).out).toMatch(/^2 classes /);
  expect((await exported('classes', '--state', 'draft')).text).toContain('test-draft');
  expect((await exported('invitations')).text).toContain('new@example.com,test-class,,Test class,');
  expect((await exported('messages')).text).toMatch(/^\ufeffwritten at/);
  const actions = await db.selectFrom('auditLog').select('action').where('action', 'like', '%exported').execute();
  expect(actions).toHaveLength(6);

  const wrong = await trainer('export', join(dataDir, 'invitations.csv'), '--state', 'over');
  expect(wrong).toMatchObject({ code: 2 });
  expect(wrong.err).toContain('withdrawn');
});
