import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { cutFont } from './cut-font.ts';

/** `?letters=basic&weight=650` */
export default function cutFontLoader(this: LoaderContext, font: Buffer): Promise<Buffer> {
  return keptFont(font, new URLSearchParams(this.resourceQuery));
}

/** The loader gets the font as bytes. */
export const raw = true;

const { version } = createRequire(import.meta.url)('subset-font/package.json');
const source = readFileSync(join(import.meta.dirname, `cut-font${extname(import.meta.filename)}`), 'utf8');
const folder = join(import.meta.dirname, '../../../.cache/fonts');

/**
 * Cutting the fonts takes most of the time of a build, so it is done once for all. Where the checkout cannot be written
 * to, each build cuts its own.
 */
async function keptFont(font: Buffer, cut: URLSearchParams): Promise<Buffer> {
  const key = createHash('sha256').update(font).update([version, cut, source].join('\n')).digest('hex').slice(0, 16);
  const file = join(folder, `${key}.woff2`);
  return readFile(file).catch(async () => {
    const bytes = await cutFont(font, cut);
    await keep(bytes, file).catch(() => undefined);
    return bytes;
  });
}

async function keep(bytes: Buffer, file: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}
