import { writeFileSync } from 'node:fs';
import { UserError } from '@agile-languages/shared/errors';

/** Only its owner can read it. @throws {UserError} when it is there already or cannot be written. */
export function writeNewFile(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new UserError(exists ? `${file} is there already.` : `${file} cannot be written.`);
  }
}
