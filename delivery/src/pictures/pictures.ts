import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Store } from '../store/store.ts';
import type { DrawTask } from './draw.worker.ts';
import { withTokens } from './with-tokens.ts';

/** Raise it when the same drawings are to give other pictures. */
const version = 1;

export interface Pictures {
  /** Path below which they are served, with a closing slash. */
  base: string;
  /** Settles when they are there. */
  ready: Promise<void>;
}

/**
 * Draws the pictures for link previews in a thread of its own, unless these very drawings were made before.
 *
 * @param drawings SVG in the kit's tokens, by name
 * @param css styles that define the tokens
 */
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
  const worker = new Worker(new URL('./draw.worker.ts', import.meta.url), { workerData });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The pictures were not drawn.'))));
  });
}
