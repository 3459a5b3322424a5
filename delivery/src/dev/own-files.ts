import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Store } from '../store/store.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** A browser file of a release that this machine has built, by its address. */
export async function ownFile(store: Store, name: string, path: string) {
  const [, area, release, file = ''] =
    /^\/areas\/([\w-]+)\/([\da-f]{16})\/browser\/(?:again\d+\/)?([\w./-]+)$/.exec(path) ?? [];
  if (area !== name || !release || file.includes('..')) return undefined;
  const bytes = await readFile(join(store.release(name, release), 'browser', file)).catch(() => undefined);
  return bytes && { bytes, type: types[extname(file)] ?? 'application/octet-stream' };
}
