import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { AreaDescription, ShellDescription } from '@agile-languages/shared/registry';
import { Refusal } from '../refusal.ts';
import type { ReleaseChange } from '../store/history.ts';
import { readDescription } from '../store/release-description.ts';
import type { Store } from '../store/store.ts';

/** Bytes after brotli: of an area per page or section, of the shell on every page. */
const mostOfArea = 50_000;
const mostOfShell = 130_000;

const compress = promisify(brotliCompress);

export async function checkSizes(store: Store, changed: readonly ReleaseChange[]): Promise<void> {
  for (const { name, to } of changed) {
    const folder = join(store.release(name, to), 'browser');
    const sizeOf = async (...files: (string | undefined)[]) =>
      (await Promise.all(files.map((file) => (file ? sentBytes(join(folder, file)) : 0)))).reduce((a, b) => a + b, 0);
    if (name === 'shell') {
      const { main, style } = await readDescription<ShellDescription>(store, name, to);
      expectWithin(await sizeOf(main.name, style.name), mostOfShell, 'The shell adds', 'every page');
      continue;
    }
    const { entry, chunks } = await readDescription<AreaDescription>(store, name, to);
    for (const [part, { script, style }] of Object.entries({ ...chunks.routes, ...chunks.sections }))
      expectWithin(await sizeOf(entry.name, script.name, style?.name), mostOfArea, `Area ${name} adds`, part);
  }
}

function expectWithin(bytes: number, most: number, who: string, part: string): void {
  if (bytes > most)
    throw new Refusal(
      `${who} ${kilobytes(bytes)} to ${part}, compressed; at most ${kilobytes(most)} are allowed. Nothing has changed. Load what is not needed at once with import() when it is.`,
    );
}

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

async function sentBytes(file: string): Promise<number> {
  const compressed = await stat(`${file}.br`).catch(() => undefined);
  return compressed?.size ?? (await compress(await readFile(file))).length;
}
