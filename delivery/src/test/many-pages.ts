import { sampleBundle, testContent } from './test-content.ts';
import { activate, liveTestStore, testRelease } from './test-store.ts';

/** A live site with the pages of 250 samples, and a release of the shell that prerenders all of them. */
export async function siteWithManyPages() {
  const { store } = await liveTestStore();
  const samples = testContent(Array.from({ length: 250 }, (_, index) => String(index + 1)));
  const options = { api: samples.api, content: samples.content };
  const catalog = await testRelease(store, 'catalog', 'samples', { files: { 'server/index.mjs': sampleBundle } });
  await activate(store, { catalog }, { ...options, removes: true });
  const shell = await testRelease(store, 'shell', 'next');
  samples.requests.length = 0;
  let other: Promise<unknown> | undefined;
  return {
    store,
    options,
    shell,
    /** The API of a release that is long under way when something else happens. */
    during:
      (meanwhile: () => Promise<unknown>): typeof fetch =>
      async (...request) => {
        if (samples.requests.length > 100) other ??= meanwhile();
        await other;
        return options.api(...request);
      },
  };
}
