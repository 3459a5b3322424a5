import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { UserError } from '@agile-languages/shared/errors';
import { isRecord } from '@agile-languages/shared/formats';

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

/** Of what protects the site: that it cannot be read does not mean that there is none. */
export async function readRules<Value extends object>(file: string, what: string): Promise<Value | undefined> {
  const text = await readFile(file, 'utf8').catch((cause) => {
    if (cause.code === 'ENOENT') return undefined;
    throw new UserError(`${file}, ${what}, cannot be read (${cause.code}). Nothing has changed.`);
  });
  if (text === undefined) return undefined;
  const value = parseJson(text);
  if (isRecord(value)) return value as Value;
  throw new UserError(
    `${file}, ${what}, is not readable. Nothing has changed. Restore it from a backup, or remove it and say again what was in it.`,
  );
}

export const readJsonSync = <Value>(file: string): Value | undefined =>
  existsSync(file) ? (parseJson(readFileSync(file, 'utf8')) as Value | undefined) : undefined;

export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
