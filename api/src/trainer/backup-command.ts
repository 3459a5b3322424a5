import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { backUp } from '../database/back-up.ts';
import type { Command } from './command.ts';

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
