import type { CDPSession, Page } from 'playwright-core';
import { type BrowserState, stateOfBrowser } from './browser-state.ts';
import { lookOfPage, type PageLook } from './page-look.ts';
import { type DocumentState, stateOfDocument } from './page-state.ts';

export interface PageState extends DocumentState, PageLook, BrowserState {
  listeners: string;
  cookies: string;
  workers: string;
}

/** In a tab that was on none of what is tried. */
export interface UsualState extends PageState {
  /** While it is hidden, off line and left, and once that is over. Absent: not tried, or never at rest. */
  away?: PageState | undefined;
  back?: PageState | undefined;
}

export interface RememberedVisit {
  links: readonly string[];
  states: Readonly<Record<string, UsualState>>;
  leaks: readonly string[];
}

export async function stateOf(page: Page, session: CDPSession, areas: readonly string[]): Promise<PageState> {
  const [ofDocument, look, ofBrowser, listeners, workers, cookies] = await Promise.all([
    page.evaluate(stateOfDocument),
    page.evaluate(lookOfPage),
    page.evaluate(stateOfBrowser, [...areas]),
    listenersOf(session),
    workersOf(session),
    page.context().cookies(),
  ]);
  const cookieTexts = cookies.map(cookieText).sort().join('\n');
  return { ...ofDocument, ...look, ...ofBrowser, listeners, workers, cookies: cookieTexts };
}

const cookieText = ({ name, value, path }: { name: string; value: string; path: string }) =>
  `${name}=${value}${path === '/' ? '' : `, at ${path}`}`;

/** As `shared_worker /areas/catalog/1/count.js`. */
async function workersOf(session: CDPSession): Promise<string> {
  const { targetInfos } = await session.send('Target.getTargets');
  const { targetInfo } = await session.send('Target.getTargetInfo');
  return targetInfos
    .filter(({ type, browserContextId }) => type.endsWith('worker') && browserContextId === targetInfo.browserContextId)
    .map(({ type, url }) => `${type} ${url.startsWith('http') ? new URL(url).pathname : url.slice(0, 40)}`)
    .sort()
    .join(', ');
}

const lasting = [
  ...['window', 'document', 'document.documentElement', 'document.body', 'document.head'],
  ...['title', '#root', 'main', 'header:not(main *)', 'footer:not(main *)'].map(
    (part) => `document.querySelector('${part}')`,
  ),
  ...['document.fonts', 'navigation', 'performance', 'screen', 'screen.orientation', 'speechSynthesis'],
  ...['cookieStore', 'visualViewport'].map((name) => `window.${name}`),
  ...'bluetooth connection hid keyboard mediaDevices serial serviceWorker usb virtualKeyboard'
    .split(' ')
    .map((name) => `navigator.${name}`),
];

/** As `window click`, read from the browser, where no page can hide one. */
async function listenersOf(session: CDPSession): Promise<string> {
  const lists = await Promise.all(
    lasting.map(async (expression) => {
      const { result } = await session.send('Runtime.evaluate', { expression });
      if (!result.objectId) return [];
      const depth = /header|footer/.test(expression) ? -1 : 1;
      const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId, depth });
      const [, name = expression.replace('window.', '')] = /'([#\w]+)/.exec(expression) ?? [];
      return listeners.map(({ type, useCapture }) => `${name} ${type}${useCapture ? ' first' : ''}`);
    }),
  );
  return lists.flat().sort().join(', ');
}
