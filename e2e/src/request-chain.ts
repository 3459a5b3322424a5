import type { Page } from '@playwright/test';

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

/** One request of a page and its depth: the document is 1, what the document asks for is 2. */
export interface ChainedRequest {
  url: string;
  depth: number;
}

/** Records every request of a page with the file that asked for it, as the browser itself reports. */
export async function recordRequests(page: Page): Promise<ChainedRequest[]> {
  const requests: ChainedRequest[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    if (request.url.startsWith('data:')) return;
    const asked = [initiator.url, ...filesOf(initiator.stack)];
    const depths = requests.filter(({ url }) => asked.includes(url)).map(({ depth }) => depth);
    requests.push({ url: request.url, depth: 1 + Math.max(0, ...depths) });
  });
  return requests;
}

const filesOf = (stack: Stack | undefined): string[] =>
  stack ? [...stack.callFrames.map(({ url }) => url), ...filesOf(stack.parent)] : [];
