import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function readJson<Value>(file: string): Promise<Value | undefined> {
  return parseJson((await readFile(file).catch(() => '')).toString()) as Value | undefined;
}

export const readJsonSync = <Value>(file: string): Value | undefined =>
  existsSync(file) ? (parseJson(readFileSync(file, 'utf8')) as Value | undefined) : undefined;

export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
