import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { createTestDesk, testDeskOrigin } from '../../testing/test-desk.ts';
import { createTestDir } from '../../testing/test-dir.ts';
import { createDeskContext } from '../desk-context.ts';
import { installationFaults } from './installation-faults.ts';

test('installation: what real visitors need and is not there, a sentence each', async () => {
  const { db } = await createTestDesk();
  const folder = createTestDir();
  const now = new Date('2026-11-22T09:00:00Z');
  const faultsOf = (options: Parameters<typeof createContext>[1]) =>
    installationFaults(
      createDeskContext(createContext(db, { clock: () => now, demo: false, ...options }), testDeskOrigin),
    );
  const backup = { dir: join(folder, 'backups'), at: '03:00', keep: 14 };
  const mail = { smtpUrl: 'smtp://localhost', from: 'a@b.example', contactTo: 'c@b.example' };

  expect(faultsOf({ siteOrigin: 'http://site.example' })).toEqual([
    'No mail server is set up (SMTP_URL): mails wait.',
    'Mails come from Agile Languages <no-reply@example.com> (MAIL_FROM).',
    'Messages go to info@example.com (CONTACT_EMAIL).',
    'The site is not on https (SITE_ORIGIN).',
    'This process makes no nightly backup (BACKUP_DIR).',
  ]);
  expect(faultsOf({ mail, backup })).toEqual(['There is no backup yet.']);
  mkdirSync(backup.dir);
  const file = join(backup.dir, 'backup-2026-11-20.sqlite');
  writeFileSync(file, '');
  utimesSync(file, now, new Date('2026-11-20T09:00:00Z'));
  expect(faultsOf({ mail, backup })).toEqual(['The newest backup is 48 hours old.']);
  expect(faultsOf({ demo: true })).toEqual([]);
});
