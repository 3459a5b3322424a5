import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { UserError } from '@agile-languages/shared/errors';

/**
 * Only its owner can read the file.
 *
 * @throws {UserError}
 */
export async function writeNewFile<Made extends { text: string }>(
  file: string,
  make: () => Promise<Made>,
): Promise<Made> {
  const descriptor = newFile(file);
  try {
    const made = await make();
    writeFileSync(descriptor, made.text);
    return made;
  } catch (error) {
    rmSync(file);
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

function newFile(file: string): number {
  try {
    return openSync(file, 'wx', 0o600);
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new UserError(exists ? `${file} is there already.` : `${file} cannot be written.`);
  }
}
