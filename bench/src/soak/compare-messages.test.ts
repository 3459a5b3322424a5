import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { compareMessages } from './compare-messages.ts';

test('messages of a soak: those that are missing and those that are there twice', () => {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'test.sqlite');
  const database = new DatabaseSync(file);
  database.exec('create table mails (text text)');
  for (const name of ['soak-1', 'soak-2', 'soak-2', 'soak-4'])
    database.prepare('insert into mails values (?)').run(`message: ${name}`);
  database.prepare('insert into mails values (?)').run('Your invitation');
  database.close();

  expect(compareMessages(file, ['soak-1', 'soak-2', 'soak-3'])).toEqual({ lost: 1, doubled: 1 });
});
