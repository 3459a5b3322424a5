import type { Page } from 'playwright-core';
import type { Seen } from './page-report.ts';

export interface Listening {
  ready: Promise<void>;
  /** Since the last `next`. */
  seen: () => Seen;
  /** Ends a part of the visit, and gives what was seen in it. */
  next: () => Seen;
  underWay: () => number;
}

interface ListenedPage {
  origin: string;
  path: string;
  site: string;
  allowed: readonly string[];
}

export function listen(page: Page, { origin, path, site, allowed }: ListenedPage): Listening {
  let part = newPart();
  let underWay = 0;
  page.on('dialog', (dialog) => {
    part.dialogs.push(`${dialog.type()}, ${dialog.message() || 'without a text'}`);
    void dialog.dismiss().catch(() => {});
  });
  page.on('pageerror', ({ message, stack = '' }) => part.errors.push({ message, stack }));
  page.on('console', (message) => {
    const [kind, text, { url }] = [message.type(), message.text(), message.location()];
    const isOfDocument = url === origin + path && text.startsWith('Failed to load resource');
    const isOfFrame = text.includes(`frame-ancestors ${site}`);
    if ((kind === 'error' || kind === 'warning') && !isOfDocument && !isOfFrame)
      part.messages.push({ kind, text, url });
  });
  page.on('request', (request) => {
    underWay += 1;
    const url = request.url();
    if (!URL.canParse(url) || !/^(?:https?|wss?):/.test(url)) return;
    if (![origin, ...allowed].includes(new URL(url).origin)) part.foreign.add(url);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', () => (underWay -= 1));
  const ready = hearRefreshes(page, (url, seconds) => part.refreshes.push(`to ${url} after ${seconds} s`));
  const seen = () => ({ ...part, foreign: [...part.foreign] });
  return {
    ready,
    seen,
    underWay: () => underWay,
    next: () => {
      const ended = seen();
      part = newPart();
      return ended;
    },
  };
}

/** Also when the element that asked is gone again. */
async function hearRefreshes(page: Page, note: (url: string, seconds: number) => void): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Page.frameScheduledNavigation', ({ reason, url, delay }) => {
    if (reason === 'metaTagRefresh' || reason === 'httpHeaderRefresh') note(url, delay);
  });
  await session.send('Page.enable');
}

const newPart = () => ({
  errors: [] as Seen['errors'][number][],
  messages: [] as Seen['messages'][number][],
  foreign: new Set<string>(),
  dialogs: [] as string[],
  refreshes: [] as string[],
});
