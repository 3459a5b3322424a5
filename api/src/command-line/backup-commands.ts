import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { backUp } from '../backups/back-up.ts';
import { type BackupContent, checkBackup } from '../backups/check-backup.ts';
import { restore as restoreTo, withTrialCopy } from '../backups/restore.ts';
import { nameOfDatabase } from '../database/open-database.ts';
import { databaseLocationOf, isDemo } from '../options.ts';
import type { Command, OfflineCommand } from './command.ts';

export const backup: Command = {
  summary: 'Writes all data as they are at one moment to a new SQLite file, while the API runs on',
  options: { to: { value: 'file', help: 'New file, which only its owner can read', required: true } },
  async run({ db, databaseLocation }, values, print) {
    const file = resolve(values.required('to'));
    if (existsSync(file)) throw new UserError(`${file} is there already.`);
    try {
      await backUp(databaseLocation, db, file);
    } catch (cause) {
      throw new UserError(`${file} cannot be written. Check the folder and the space in it.`, { cause });
    }
    print(`Wrote ${file}. To use it: stop the API, then restore --from it.`);
  },
};

export const restore: OfflineCommand = {
  summary: 'Puts a backup in the place of the database, while the API is stopped; the earlier file is kept',
  options: {
    from: { value: 'file', help: 'The backup', required: true },
    'dry-run': { help: 'Only reads the backup in full and opens a copy of it; the API may run' },
  },
  async runOffline(options, values, print) {
    const file = resolve(values.required('from'));
    const content = checkBackup(file);
    await withTrialCopy(file, (copy) => copy.selectFrom('members').select('id').limit(1).execute());
    print(`${file} is whole: ${inWords(content)}`);
    if (content.isDemo !== isDemo(options))
      throw new UserError(
        content.isDemo ? 'It holds demonstration data: set DEMO=1.' : 'It holds no demonstration data: set DEMO=0.',
      );
    if (values.has('dry-run')) return;
    const location = databaseLocationOf(options);
    const earlier = await restoreTo(file, location, new Date());
    print(`Restored ${nameOfDatabase(location)}.${earlier ? ` The earlier one is ${earlier}.` : ''}`);
  },
};

const inWords = ({ members, classes, enrolments, lastEnrolment }: BackupContent): string =>
  `${members} members, ${classes} classes, ${enrolments} enrolments${lastEnrolment ? `, the last at ${lastEnrolment}` : ''}.`;
