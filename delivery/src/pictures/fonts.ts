import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import decompress from 'woff2-encoder/decompress';

const files = [
  ...['400-normal', '600-normal', '800-normal', '400-italic'].map((cut) => `besley/files/besley-latin-${cut}`),
  ...['400-normal', '600-normal'].map(
    (cut) => `atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${cut}`,
  ),
];

/** The fonts of the pictures, as drawing needs them. */
export const readFonts = (): Promise<Uint8Array[]> =>
  Promise.all(
    files.map(async (file) =>
      decompress(await readFile(fileURLToPath(import.meta.resolve(`@fontsource/${file}.woff2`)))),
    ),
  );
