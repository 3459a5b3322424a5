import type { Page } from '@playwright/test';

/** Counts what a page receives from now on, headers included, as the browser itself reports it. */
export async function receivedBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}
