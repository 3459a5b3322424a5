import { beforeEach, type Mock, vi } from 'vitest';
import type { Extras } from '../commands/extras.ts';
import { readConfig } from '../config.ts';
import { SeenFaults } from '../refusal.ts';
import { keepSettings, settingsOf } from '../site-settings.ts';
import { readHistory } from '../store/history.ts';
import type { Store } from '../store/store.ts';
import { activate, testApiWith, testHash, testRelease, testReleases, testStore } from '../test/test-store.ts';
import { serveBeside } from './canary/serve-beside.ts';
import { visit } from './canary/visit.ts';
import type { Visit } from './canary/watched-releases.ts';
import { extras } from './index.ts';

export const visitsForEachTest = () =>
  beforeEach(() => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  });

export const configOf = () => ({ config: readConfig(process.env).site });

export const [first, second, third] = ['first', 'second', 'third'].map((version) => testHash('catalog', version));

export const doubt = 'browsers of 9 networks of 9 report failures';

export async function liveSite(prepare: (store: Store) => Promise<unknown> = releaseSecond): Promise<Store> {
  const store = await testStore();
  vi.stubEnv('RELEASES_DIR', store.directory);
  vi.stubEnv('DATA_DIR', store.directory);
  await keepSettings(store, settingsOf(process.env));
  await activate(store, await testReleases(store), configOf());
  await prepare(store);
  return store;
}

export const releaseSecond = async (store: Store) =>
  activate(store, { catalog: await testRelease(store, 'catalog', 'second') }, configOf());

export const canary = (share: number) => async (store: Store) =>
  serveBeside(
    { store, ...configOf(), api: testApiWith(), note: { kind: 'release', why: 'test' } },
    { name: 'catalog', release: await testRelease(store, 'catalog', 'second'), share },
  );

export type Trial = NonNullable<Extras['trial']>;

export async function visitWith(
  order: Visit,
  see: (...asked: Parameters<Trial>) => string | undefined,
): Promise<Mock<Trial>> {
  const trial = vi.fn<Trial>(async (...asked) => {
    const seen = see(...asked);
    if (seen) throw new SeenFaults(seen, { sentences: [seen], paths: ['/faq'] });
    return { text: '3 pages tried in a browser', isTried: true };
  });
  await visit([JSON.stringify(order)], { ...extras, trial });
  return trial;
}

export const reported = { kind: 'release', name: 'catalog', release: second ?? '', other: first ?? '' } as const;

export const ofCanary = { ...reported, kind: 'canary' } as const;

export const last = async (store: Store) => (await readHistory(store)).at(-1);

export const alertsIn = async (store: Store) =>
  (await readHistory(store)).flatMap(({ kind, subject, why }) => (kind === 'alert' ? [{ subject, why }] : []));
