import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { backUp } from '../database/back-up.ts';
import { type Command, Refused } from './command.ts';

export const backup: Command = {
  summary: 'Writes all data as they are at one moment to a new SQLite file, while the API runs on',
  options: { to: { value: 'file', help: 'New file, which only its owner can read', required: true } },
  async run({ db, place }, values, print) {
    const file = resolve(values.required('to'));
    if (existsSync(file)) throw new Refused(`${file} is there already.`);
    try {
      await backUp(place, db, file);
    } catch (cause) {
      throw new Refused(`${file} cannot be written. Check the folder and the space in it.`, { cause });
    }
    print(`Wrote ${file}. To use it: stop the API and put the file in the place of its database.`);
  },
};
