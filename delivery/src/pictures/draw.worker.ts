import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readFonts } from './fonts.ts';

/** What the thread is to draw: finished SVG by name, into this folder. */
export interface DrawTask {
  drawings: readonly (readonly [name: string, svg: string])[];
  target: string;
}

const { drawings, target }: DrawTask = workerData;
const draft = `${target}.draft-${randomUUID()}`;

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
