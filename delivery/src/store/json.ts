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
  return parseJson(await readFile(file, 'utf8').catch(() => '')) as Value | undefined;
}
