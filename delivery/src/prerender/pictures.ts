import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Store } from '../store/store.ts';
import type { DrawTask } from './pictures.worker.ts';

/** Raise it when the same drawings are to give other pictures. */
const version = 1;

export interface Pictures {
  base: string;
  ready: Promise<void>;
}

/** In a thread, unless these drawings were made before. */
export function makePictures(store: Store, drawings: Readonly<Record<string, string>>, css: string): Pictures {
  const finished = Object.entries(drawings).map(([name, svg]) => [name, withTokens(svg, css)] as const);
  const hash = createHash('sha256')
    .update(JSON.stringify([version, finished]))
    .digest('hex')
    .slice(0, 16);
  const target = store.pictures(hash);
  const ready = existsSync(target) ? Promise.resolve() : draw({ drawings: finished, target });
  ready.catch(() => {});
  return { base: `/pictures/${hash}/`, ready };
}

function draw(workerData: DrawTask): Promise<void> {
  const worker = new Worker(new URL('./pictures.worker.ts', import.meta.url), { workerData });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The pictures were not drawn.'))));
  });
}

/** The pictures have no mono font. */
const fontFamilies = {
  head: 'Besley',
  text: 'Atkinson Hyperlegible Next',
  mono: 'Atkinson Hyperlegible Next',
};

/** A static font has no ranges of weights. The first definition of a token is the light one. */
export function withTokens(svg: string, css: string): string {
  const values = new Map<string, string>(Object.entries(fontFamilies));
  for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+):\s*(#[\da-f]{3,8})/gi))
    if (!values.has(name)) values.set(name, value);
  const drawing = svg.replaceAll(/font-weight="(\d)\d\d"/g, 'font-weight="$100"');
  return drawing.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const value = values.get(name);
    if (!value) throw new Error(`The styles define no colour --${name}.`);
    return value;
  });
}
