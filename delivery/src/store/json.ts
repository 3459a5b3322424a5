import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** The value of a JSON text, or `undefined` when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a JSON file holds, or `undefined` when it is missing or not readable. */
export async function readJson<Value>(file: string): Promise<Value | undefined> {
  return parseJson((await readFile(file).catch(() => '')).toString()) as Value | undefined;
}

/** The same in one go. */
export const readJsonSync = <Value>(file: string): Value | undefined =>
  existsSync(file) ? (parseJson(readFileSync(file, 'utf8')) as Value | undefined) : undefined;
