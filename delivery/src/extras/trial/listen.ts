import type { Page, Request } from 'playwright-core';
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
  bases: readonly string[];
}

export function listen(page: Page, { origin, path, site, allowed, bases }: ListenedPage): Listening {
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
    else if (isOfNoRelease(request, origin, bases)) part.foreign.add(url.replace(`${origin}/`, '/'));
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

/** The styles of a page, and all files of releases, are those of the releases that are served. */
export function isOfNoRelease(request: Request, origin: string, bases: readonly string[]): boolean {
  const url = request.url();
  const isPart = url.startsWith(`${origin}/areas/`) || (request.resourceType() === 'stylesheet' && isOfPage(request));
  return isPart && !bases.some((base) => url.startsWith(new URL(base, origin).href));
}

const isOfPage = (request: Request) => request.frame().parentFrame() === null;

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
