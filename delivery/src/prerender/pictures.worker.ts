import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import decompress from 'woff2-encoder/decompress';
import { draftName } from '../store/drafts.ts';

export interface DrawTask {
  drawings: readonly (readonly [name: string, svg: string])[];
  target: string;
}

const fontFiles = [
  ...['400-normal', '600-normal', '800-normal', '400-italic'].map((cut) => `besley/files/besley-latin-${cut}`),
  ...['400-normal', '600-normal'].map(
    (cut) => `atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${cut}`,
  ),
];

const readFonts = (): Promise<Uint8Array[]> =>
  Promise.all(
    fontFiles.map(async (file) =>
      decompress(await readFile(fileURLToPath(import.meta.resolve(`@fontsource/${file}.woff2`)))),
    ),
  );

const { drawings, target }: DrawTask = workerData;
const draft = `${target}.${draftName()}`;

await mkdir(draft, { recursive: true });
await initWasm(readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
const fontBuffers = await readFonts();
for (const [name, svg] of drawings)
  await writeFile(join(draft, `${name}.png`), new Resvg(svg, { font: { fontBuffers } }).render().asPng());
await rm(target, { recursive: true, force: true });
await rename(draft, target).catch(async (cause) => {
  // Another process was first, with the same pictures.
  await rm(draft, { recursive: true, force: true });
  if (!existsSync(target)) throw cause;
});
