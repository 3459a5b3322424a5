import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaDeclaration } from '@agile-languages/shared/contract';
import { UserError } from '@agile-languages/shared/errors';
import { checkDeclaration } from './check-declaration.ts';

/** Reads and checks the `area.json` in a folder. @throws {UserError} in one sentence */
export async function readDeclaration(directory: string, name: string): Promise<AreaDeclaration> {
  return checkDeclaration(parsed(await readFile(join(directory, 'area.json'), 'utf8'), name), name);
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UserError(`area.json of ${name} is not JSON: ${cause instanceof Error ? cause.message : cause}.`);
  }
}
