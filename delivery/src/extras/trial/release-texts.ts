import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaDescription } from '@agile-languages/shared/registry';
import { readDescription } from '../../store/release-description.ts';
import type { Store } from '../../store/store.ts';
import { comparable } from './texts-of-code.ts';

/** Texts of one release of an area, so that they can be compared with those of another. */
export interface ReleaseTexts {
  /** Of all files but those that the area starts with, by what they are called without a hash. */
  texts: ReadonlyMap<string, string>;
  start: string;
  /** What the files of each page and each section are called. */
  parts: Readonly<Record<string, readonly string[]>>;
  /** Two of its files are called the same, so a text says nothing about which of them a page loads. */
  isAmbiguous: boolean;
  /** Text without what differs whenever a file does. */
  withoutHashes: (text: string) => string;
}

export async function textsOf(store: Store, name: string, hash = ''): Promise<ReleaseTexts> {
  const description = await readDescription<AreaDescription>(store, name, hash);
  const { routes, sections } = description.chunks;
  const parts = Object.entries({ ...routes, ...sections }).map(([part, { script, style }]) => [
    part,
    [script, style].flatMap((file) => (file ? [keyOf(file.name)] : [])),
  ]);
  const withoutHashes = removerOf(description);
  const texts = new Map<string, string>();
  let start = '';
  let isAmbiguous = false;
  for (const side of ['browser', 'server'] as const) {
    const keys = new Set<string>();
    for (const [file, text] of await filesOf(join(store.release(name, hash), side), side, (file, text) =>
      file === description.entry.name ? withoutHashes(text) : text,
    )) {
      const key = keyOf(file);
      if (keys.has(key)) isAmbiguous = true;
      keys.add(key);
      if (file === description.entry.name || file === 'index.mjs') start += text;
      else texts.set(key, (texts.get(key) ?? '') + text);
    }
  }
  return { texts, start, parts: Object.fromEntries(parts), isAmbiguous, withoutHashes };
}

async function filesOf(
  folder: string,
  side: 'browser' | 'server',
  change: (file: string, text: string) => string,
): Promise<[file: string, text: string][]> {
  const names = (await readdir(folder, { recursive: true })).sort();
  const files = names.filter((file) => /\.\w+$/.test(file) && !/\.(?:br|gz)$/.test(file));
  const read = await Promise.all(files.map(async (file) => change(file, await readFile(join(folder, file), 'latin1'))));
  const code = comparable(
    read.filter((_, index) => isCode(files[index])),
    side,
  );
  return files.map((file, index) => [file, (isCode(file) ? code.shift() : read[index]) ?? '']);
}

/** Any other number or hash is part of what the code does. */
function removerOf({ release, build, files = {} }: AreaDescription): (text: string) => string {
  const removed = Object.entries(files).flatMap(([path, integrity]) => {
    const file = path.replace(/^browser\//, '');
    const declared = [`"name":"${file}","integrity":"${integrity}"`, `"name":"${file}"`] as const;
    const [, chunk, hash, kind = ''] = hashed.exec(file) ?? [];
    if (!hash) return [declared];
    const listed = [chunk, `"${chunk}"`].flatMap((name) =>
      [hash, integrity].map((value) => [`${name}:"${value}"`, `${name}:""`] as const),
    );
    return [declared, ...listed, [`.${hash}${kind}`, kind] as const];
  });
  const all = [...removed, [release, ''] as const, [build, ''] as const];
  return (text) => all.reduce((left, [from, to]) => left.replaceAll(from, () => to), text);
}

const hashed = /^(.*)\.([0-9a-f]{6,})(\.\w+)$/;

const isCode = (file = '') => /\.m?js$/.test(file);

/** Without hash, and the same for the browser's and the server's code. */
const keyOf = (file: string) => file.replace(hashed, '$1$3').replace(/\.m?js$/, '.js');
