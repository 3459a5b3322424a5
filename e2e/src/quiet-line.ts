import { type BrowserContext, expect, type Request } from '@playwright/test';

/** In milliseconds, as Playwright's `networkidle`, which a document reaches once: a page that comes without one is not waited for. */
const pause = 500;

/** @returns waits until nothing has been asked for, and nothing is under way, for half a second */
export function quietLine(context: BrowserContext): () => Promise<void> {
  const underWay = new Set<Request>();
  let last = performance.now();
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    change(request);
    last = performance.now();
  };
  const end = note((request) => underWay.delete(request));
  context.on(
    'request',
    note((request) => underWay.add(request)),
  );
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return async () => {
    last = performance.now();
    await expect.poll(() => underWay.size === 0 && performance.now() - last > pause).toBe(true);
  };
}
