import type { Store } from '../store/store.ts';
import type { Strike } from './strike.ts';
import { activate, liveTestStore, testApiWith, testConfig, testRelease } from './test-store.ts';

export interface ChangedSite {
  store: Store;
  first: string;
  third: string;
}

/** The second release of catalog is live, the third one is there. */
export async function siteToChange(): Promise<ChangedSite> {
  const { store, hashes } = await liveTestStore();
  const [second, third] = [await testRelease(store, 'catalog', 'second'), await testRelease(store, 'catalog', 'third')];
  await activate(store, { catalog: second }, { api: testApiWith('first') });
  return { store, first: hashes.catalog, third };
}

export type Change = Pick<Strike, 'change' | 'question' | 'content'>;

/** Every kind of change that a site may meet a fault in. */
export const changesOfASite: Readonly<Record<string, (site: ChangedSite) => Change>> = {
  release: ({ third }) => ({ change: noted('release', { releases: { catalog: third } }), question: 'first' }),
  'take back': ({ store, first }) => ({
    change: noted('rollback', {
      releases: { catalog: first },
      removes: true,
      back: { name: 'catalog', folder: store.pages(1) },
    }),
    question: 'first',
  }),
  publish: () => ({ change: noted('content', { removes: true }), question: 'second', content: 7 }),
  unpublish: () => ({ change: noted('retire', { retires: 'experts', removes: true }), question: 'first' }),
};

const noted = (kind: string, change: object) => ({ ...change, note: { kind, why: 'test' }, config: testConfig });
