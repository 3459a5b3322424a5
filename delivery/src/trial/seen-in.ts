import type { PageReport } from './page-report.ts';
import { shellPage } from './pages-to-try.ts';

/** One thing that is wrong with a page, in words that follow `/faq: `. */
interface Seen {
  what: string;
  details?: string;
}

/** What browsers note about pages that are as they should be. */
const harmless = [/was preloaded using link preload but not used/];

/**
 * What is wrong with one page.
 *
 * @param areas names of the areas, which may have a global of that name
 * @param usual globals that the shell has
 */
export function seenIn(report: PageReport, areas: readonly string[], usual: readonly string[]): Seen[] {
  const { path, status, errors, foreign, styles } = report;
  const globals = report.globals.filter((name) => !usual.includes(name) && !isOfFederation(name, areas));
  return [
    ...(status === (path === shellPage ? 404 : 200) ? [] : [{ what: `the answer is ${status ?? 'missing'}` }]),
    ...stateOf(report),
    ...errors.map(({ message, stack }) => ({
      what: `an error that nothing catches: ${brief(message)}`,
      details: stack,
    })),
    ...messagesOf(report),
    ...foreign.map((url) => ({ what: `it requests ${brief(url)}, which is on another origin` })),
    ...(globals.length > 0 ? [{ what: `it adds or replaces ${globals.slice(0, 5).join(', ')}` }] : []),
    ...(styles.length > 0 ? [{ what: `styles of the area apply to the header or footer: ${listed(styles)}` }] : []),
  ];
}

/** Names under which federation and the bundler keep the code of an area. */
const isOfFederation = (name: string, areas: readonly string[]) =>
  areas.some((area) => name === `window.${area}`) || name.startsWith('window.rspackChunk');

function stateOf({ state, errors, messages }: PageReport): Seen[] {
  if (state === 'frozen') return [{ what: 'the tab is frozen' }];
  if (state === 'busy') return [{ what: 'it never rests, although everything is there' }];
  return state === 'still' && errors.length + messages.length === 0
    ? [{ what: 'its code, or that of a section, does not start' }]
    : [];
}

/** What a request to another origin leaves in the console is that fault, and what is in it twice is one. */
function messagesOf({ messages, foreign }: PageReport): Seen[] {
  const own = messages.filter(
    ({ text, url }) => !harmless.some((pattern) => pattern.test(text)) && !foreign.includes(url),
  );
  const texts = own.map(({ text }) => brief(text));
  return own
    .filter(({ text }) => !texts.some((other) => other !== brief(text) && brief(text).endsWith(other)))
    .map(({ kind, text, url }) => ({ what: whatOf(kind, text), details: `${text}\n${url}` }));
}

function whatOf(kind: 'error' | 'warning', text: string): string {
  const [blocked] = text.includes('Content Security Policy') ? (/https?:[^'"\s]+/.exec(text) ?? []) : [];
  if (blocked) return `the security policy does not let it reach ${brief(blocked)}`;
  if (/Minified React error #(?:418|423|425)\b|[Hh]ydration failed/.test(text))
    return 'the browser renders something else than was prerendered';
  return `${kind === 'error' ? 'an error' : 'a warning'} in the console: ${brief(text)}`;
}

const listed = (selectors: readonly string[]) => brief(selectors.slice(0, 3).join('; '));

const brief = (text: string) => {
  const [line = ''] = text.trim().split('\n', 1);
  return (line.length > 200 ? `${line.slice(0, 200)} …` : line).replace(/[.\s]+$/, '');
};
