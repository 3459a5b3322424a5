import type { Page } from '@playwright/test';

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

export interface ChainedRequest {
  url: string;
  depth: number;
  bytes: number;
}

export async function recordRequests(page: Page): Promise<ChainedRequest[]> {
  const requests: ChainedRequest[] = [];
  const byId = new Map<string, ChainedRequest>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    if (request.url.startsWith('data:')) return;
    const asked = [initiator.url, ...filesOf(initiator.stack)];
    const depths = requests.filter(({ url }) => asked.includes(url)).map(({ depth }) => depth);
    const recorded = { url: request.url, depth: 1 + Math.max(0, ...depths), bytes: 0 };
    byId.set(requestId, recorded);
    requests.push(recorded);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const recorded = byId.get(requestId);
    if (recorded) recorded.bytes += encodedDataLength;
  });
  return requests;
}

const filesOf = (stack: Stack | undefined): string[] =>
  stack ? [...stack.callFrames.map(({ url }) => url), ...filesOf(stack.parent)] : [];

/** A headless shell does not load it. */
export async function withoutIcon(page: Page, requests: readonly ChainedRequest[]): Promise<ChainedRequest[]> {
  const icon = await page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href);
  return requests.filter(({ url }) => url !== icon);
}

export const bytesOf = (requests: readonly ChainedRequest[]) => requests.reduce((sum, { bytes }) => sum + bytes, 0);
