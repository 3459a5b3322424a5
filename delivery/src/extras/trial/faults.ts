import { type Fault, keyOf } from './compare-faults.ts';
import type { PageReport, Seen, SeenMessage, UsedReport } from './page-report.ts';
import { shellPage } from './pages-to-try.ts';

/** The widest reports come first. */
export function faultsOf(reports: readonly PageReport[], areas: readonly string[]): Fault[] {
  const faults = new Map<string, Fault>();
  const usual = reports.find(({ path }) => path === shellPage)?.globals ?? [];
  for (const report of reports)
    for (const { what, details = '', isOfUse = false, isSlow = false } of faultsIn(report, areas, usual)) {
      const isWide = faults.get(keyOf(what))?.paths.includes(report.path);
      if (report.width < 1440 && isWide) continue;
      const named = report.width < 1440 ? `${what}, at ${report.width} px` : what;
      const fault = faults.get(keyOf(named)) ?? { what: named, paths: [], details, isOfUse, isSlow };
      if (!fault.paths.includes(report.path)) fault.paths.push(report.path);
      faults.set(keyOf(named), fault);
    }
  return [...faults.values()];
}

interface Sentence {
  what: string;
  details?: string;
  isOfUse?: boolean;
  isSlow?: boolean;
}

const harmless = [/was preloaded using link preload but not used/];

function faultsIn(report: PageReport, areas: readonly string[], usual: readonly string[]): Sentence[] {
  const { path, status, styles, used } = report;
  const globals = report.globals.filter((name) => !usual.includes(name) && !isOfFederation(name, areas));
  return [
    ...(status === (path === shellPage ? 404 : 200) ? [] : [{ what: `the answer is ${status ?? 'missing'}` }]),
    ...stateOf(report),
    ...seenIn(report),
    ...(globals.length > 0 ? [{ what: `it adds or replaces ${globals.slice(0, 5).join(', ')}` }] : []),
    ...(styles.length > 0 ? [{ what: `styles of the area apply to pages of others: ${listed(styles)}` }] : []),
    ...report.document.map((what) => ({ what: brief(what), details: what })),
    ...(used ? faultsOfUse(used) : []),
  ];
}

/** Many pages at once may be the only cause. */
export const isOfBusyMachine = ({ text }: Pick<SeenMessage, 'text'>): boolean =>
  /TooLateError|status (?:of )?503\b/.test(text);

/** A press may ask before it does something, and what is made up has no answer. */
function faultsOfUse({ pressed, after, left }: UsedReport): Sentence[] {
  const messages = pressed.messages.filter(
    (message) =>
      message.kind === 'error' && !message.text.startsWith('Failed to load resource') && !isOfBusyMachine(message),
  );
  const later = { ...after, messages: after.messages.filter((message) => !isOfBusyMachine(message)) };
  return [
    ...seenIn({ ...pressed, messages, dialogs: [] }).map(({ what }) => `once it is used, ${what}`),
    ...seenIn(later).map(({ what }) => `once it is left, ${what}`),
    ...left.map(brief),
  ].map((what) => ({ what, isOfUse: true }));
}

const seenIn = (seen: Seen): Sentence[] => [
  ...seen.errors.map(({ message, stack }) => ({
    what: `an error that nothing catches: ${brief(message)}`,
    details: stack,
  })),
  ...messagesOf(seen),
  ...seen.foreign.map((url) => ({
    what: `it requests ${brief(url)}, which is ${url.startsWith('/') ? 'no file of a release that is live' : 'on another origin'}`,
  })),
  ...seen.refreshes.map((text) => ({ what: `it sends visitors away, ${brief(text)}` })),
  ...seen.dialogs.map((text) => ({ what: `it opens a dialog of the browser: ${brief(text)}` })),
];

const isOfFederation = (name: string, areas: readonly string[]) =>
  areas.some((area) => name === `window.${area}`) ||
  /^window\.(?:rspackChunk|_+(?:FEDERATION|VMOK|GLOBAL_LOADING))/.test(name);

function stateOf({ state, errors, messages }: PageReport): Sentence[] {
  if (state === 'frozen') return [{ what: 'the tab is frozen', isSlow: true }];
  if (state === 'busy') return [{ what: 'it never rests, although everything is there', isSlow: true }];
  return state === 'still' && errors.length + messages.length === 0
    ? [{ what: 'its code, or that of a section, does not start', isSlow: true }]
    : [];
}

/** What a foreign request leaves in the console is that fault. */
function messagesOf({ messages, foreign }: Seen): Sentence[] {
  const own = messages.filter(
    ({ text, url }) => !harmless.some((pattern) => pattern.test(text)) && !foreign.includes(url),
  );
  const texts = own.map(({ text }) => brief(text));
  return own
    .filter(({ text }) => !texts.some((other) => other !== brief(text) && brief(text).endsWith(other)))
    .map(({ kind, text, url }) => ({
      ...{ what: whatOf(kind, text), details: `${text}\n${url}` },
      isSlow: isOfBusyMachine({ text }),
    }));
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
