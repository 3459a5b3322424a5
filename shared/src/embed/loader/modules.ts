import { folderFrom } from '../release.ts';
import type { Mount } from '../spec/types.ts';

export const folder = folderFrom(import.meta.url);
export const timeLimit = 12_000;
export const tooLate = new Error('Timeout');

const modules: Record<string, Promise<unknown> | undefined> = {};
let failures = 0;

/** Tries twice. What is loaded or on its way is not fetched again. */
export function fetchModule<Function = Mount>(name: string): Promise<Function> {
  modules[name] ??= importModule(name)
    .catch(() => importModule(name))
    .catch((cause) => {
      forgetModule(name);
      throw cause;
    });
  return modules[name] as Promise<Function>;
}

/** Beside its module, which imports them. */
export function fetchWords(name: string, locale = ''): void {
  if (/^(de|fr)\b/.test(locale)) importModule(`${name}.words-${locale.slice(0, 2)}`).catch(() => {});
}

export function forgetModule(name: string): void {
  modules[name] = undefined;
  failures += 1;
}

/** Browsers remember an address that failed: a later attempt uses another folder, for lazy parts as well. */
async function importModule(name: string): Promise<unknown> {
  const { href } = new URL(`${failures ? `again${failures}/` : ''}${name}.js`, folder);
  try {
    const { mount } = await import(/* webpackIgnore: true */ href);
    return mount;
  } catch (cause) {
    failures += 1;
    throw cause;
  }
}
