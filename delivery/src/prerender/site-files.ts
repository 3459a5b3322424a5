import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaDescription, Registry, ShellDescription } from '@agile-languages/shared/registry';
import { releaseIn } from '../store/registry.ts';
import { readDescription } from '../store/release-description.ts';
import type { Store } from '../store/store.ts';

/** The code that renders reads no file itself. */
export interface ReleaseFiles<Description> {
  description: Description;
  styles: Readonly<Record<string, string>>;
}

export const readShellFiles = async (store: Store, { shell }: Registry): Promise<ReleaseFiles<ShellDescription>> => {
  const description = await readDescription<ShellDescription>(store, 'shell', shell.release);
  return { description, styles: await readStyles(store, 'shell', description) };
};

export async function readAreaFiles(
  store: Store,
  registry: Registry,
  name: string,
): Promise<ReleaseFiles<AreaDescription>> {
  const release = releaseIn(registry, name) ?? '';
  const base = registry.areas[name]?.base ?? '';
  const description = { ...(await readDescription<AreaDescription>(store, name, release)), base };
  return { description, styles: await readStyles(store, name, description) };
}

async function readStyles(
  store: Store,
  name: string,
  { release, base, chunks, ...own }: AreaDescription | ShellDescription,
): Promise<Record<string, string>> {
  const used = [...Object.values(chunks.routes), ...Object.values(chunks.sections)].map(({ style }) => style?.name);
  const files = new Set([...used, 'style' in own ? own.style.name : undefined].filter((file) => file !== undefined));
  const read = async (file: string) => {
    const css = await readFile(join(store.release(name, release), 'browser', file), 'utf8');
    return [file, withBase(css, base)] as const;
  };
  return Object.fromEntries(await Promise.all([...files].map(read)));
}

/** In a document, addresses are not those of the style sheet. */
export const withBase = (css: string, base: string): string =>
  css.replaceAll(/\b(url\(\s*["']?)(?!\s*["']?(?:data:|\/|https?:|#))/gi, (_, start: string) => start + base);
