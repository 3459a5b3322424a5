import type { AreaDescription } from '@agile-languages/shared/registry';
import { appendHistory, type HistoryEntry, readHistory } from './history.ts';
import { readRegistry } from './registry.ts';
import { readDescription } from './release-description.ts';
import type { Store } from './store.ts';
import { teamOf } from './team-of.ts';

export interface Alert {
  /** Absent: the whole site. */
  subject?: string;
  release?: string;
  why: string;
}

const day = 86_400_000;

/** Once for a release while it is served, and once a day for the whole site. */
export async function addAlert(store: Store, { subject, release, why }: Alert, now = Date.now()): Promise<void> {
  const history = await readHistory(store);
  const known = release ? alertsAbout(history, release) : alertsOfSite(history, now);
  const text = `${why}${subject && release ? await ownerOf(store, subject, release) : ''}`;
  if (known.some((alert) => sortOf(alert) === sortOf({ why: text }))) return;
  const revision = (await readRegistry(store))?.revision ?? 0;
  const about = { ...(subject && { subject }), ...(release && { beside: release }) };
  await appendHistory(store, { kind: 'alert', why: text, revision, changes: [], ...about });
}

async function ownerOf(store: Store, name: string, release: string): Promise<string> {
  const area = await readDescription<Partial<AreaDescription>>(store, name, release).catch(() => ({}));
  const owner = teamOf(area);
  return owner && ` It belongs to ${owner}.`;
}

/** What its sentence begins with, without figures and names. */
const sortOf = ({ why }: Pick<HistoryEntry, 'why'>) => /^[^:\d]*/.exec(why)?.[0];

export const alertOf = (history: readonly HistoryEntry[], release: string): HistoryEntry | undefined =>
  alertsAbout(history, release).at(-1);

const seen = 'A browser of the site sees: ';

export const sightOf = (sentences: string): string => `${seen}${sentences}`;

export const hasSeenFault = (history: readonly HistoryEntry[], release: string): boolean =>
  history.some(({ kind, beside, why }) => kind === 'alert' && beside === release && why.includes(seen));

function alertsAbout(history: readonly HistoryEntry[], release: string): HistoryEntry[] {
  const start = history.findLastIndex(
    ({ kind, beside, changes }) =>
      (kind === 'canary' && beside === release) || changes.some(({ to }) => to === release),
  );
  return history.slice(start + 1).filter(({ kind, beside }) => kind === 'alert' && beside === release);
}

export const alertsOf = (history: readonly HistoryEntry[], releases: readonly string[], now = Date.now()): string[] =>
  [...releases.flatMap((release) => alertOf(history, release) ?? []), ...alertsOfSite(history, now)].map(alertText);

/** A clock may have been ahead. */
const alertsOfSite = (history: readonly HistoryEntry[], now: number): HistoryEntry[] =>
  history.filter(({ kind, beside, at }) => kind === 'alert' && !beside && Math.abs(now - Date.parse(at)) < day);

export const alertsSince = (history: readonly HistoryEntry[], moment: number): HistoryEntry[] =>
  history.filter(({ kind, at }) => kind === 'alert' && Date.parse(at) > moment);

/** `catalog 1f2e…: browsers of 3 networks report failures …` */
export const alertText = ({ subject, beside, why }: HistoryEntry): string =>
  subject ? `${subject} ${beside}: ${why}` : why;
