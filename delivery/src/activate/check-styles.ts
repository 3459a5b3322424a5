import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaDescription, ShellDescription } from '@agile-languages/shared/registry';
import { Refusal } from '../refusal.ts';
import type { ReleaseChange } from '../store/history.ts';
import { readDescription } from '../store/release-description.ts';
import type { Store } from '../store/store.ts';

/** As the build names the classes of an area: `x7Qk_title`. */
const builtName = /^_?[\w-]{4}_[\w-]/;

/** A package may come from another build: a class is its own when no other release has it. */
export async function checkStyles(
  store: Store,
  changed: readonly ReleaseChange[],
  releases: Readonly<Record<string, string>>,
): Promise<void> {
  const areas = changed.filter(({ name }) => name !== 'shell');
  if (areas.length === 0) return;
  const { strangeStyles } = await import('@agile-languages/shared/build');
  const sheets = await Promise.all(
    Object.entries(releases).map(async ([name, release]) => ({ name, files: await sheetsOf(store, name, release) })),
  );
  for (const { name, to } of areas) {
    const others = sheets.filter((one) => one.name !== name).flatMap(({ files }) => files.map(({ css }) => css));
    const known = new Set(others.flatMap(wordsIn));
    for (const { file, css } of sheets.find((one) => one.name === name)?.files ?? []) {
      const [first] = strangeStyles(css, name, (word) => builtName.test(word) && !known.has(word));
      if (first)
        throw new Refusal(
          `Release ${to} of ${name} is refused: ${file} reaches beyond its area: ${first.what.slice(0, 200)}. Nothing has changed.`,
        );
    }
  }
}

export async function sheetsOf(store: Store, name: string, release: string): Promise<{ file: string; css: string }[]> {
  const { files = {} } = await readDescription<AreaDescription | ShellDescription>(store, name, release);
  const paths = Object.keys(files).filter((path) => /^browser\/.*\.css$/i.test(path));
  return Promise.all(
    paths.map(async (file) => ({ file, css: await readFile(join(store.release(name, release), file), 'utf8') })),
  );
}

/** A name that begins with a digit is written with the number of that. */
const wordsIn = (css: string) =>
  css
    .replaceAll(/\\([\da-f]{1,6})\s?/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16) % 0x110000),
    )
    .match(/[\w-]+/g) ?? [];
