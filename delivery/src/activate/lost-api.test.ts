/** @module-tag all */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { documentFile, readPageList } from '../store/page-list.ts';
import { readRegistry } from '../store/registry.ts';
import type { Store } from '../store/store.ts';
import { sampleBundle, testContent } from '../test/test-content.ts';
import { activate, copyOf, liveTestStore, testConfig, testRelease } from '../test/test-store.ts';

/** Without the number of the revision two ways to the same content are equal. */
const config = { ...testConfig, brand: 'Still' };
const content = { kind: 'content', why: '' } as const;
const ids = ['1', '2', '3', '4'];

async function documentsOf(store: Store): Promise<Record<string, string>> {
  const folder = store.pages((await readRegistry(store))?.revision ?? 0);
  const pages = Object.entries((await readPageList(folder))?.pages ?? {}).toSorted();
  const read = pages.map(async ([key, page]) => [key, await readFile(documentFile(folder, page), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(read));
}

const withoutData = (text = '') =>
  text.replace(/"initialData":\{.+?\}\}/, '"initialData":{}').replace(/\| \{.+\}<\/body>/, '| {}</body>');

type Samples = ReturnType<typeof testContent>;

const changes: Readonly<Record<string, (samples: Samples) => void>> = {
  publish: (samples) => {
    samples.rename('2', 'Another name');
    samples.add('new');
  },
  unpublish: (samples) => samples.remove('3'),
};

test.each(Object.keys(changes))(
  '%s, the API without its database from any call on, or for that one: each page is as before or as after it, or new and without its data, and the next time all are as after it',
  { timeout: 900_000 },
  async (name) => {
    const { store: original } = await liveTestStore(config);
    const samples = testContent(ids);
    const catalog = await testRelease(original, 'catalog', 'samples', { files: { 'server/index.mjs': sampleBundle } });
    const usual = { config, api: samples.api, content: samples.content, removes: true };
    await activate(original, { catalog }, usual);
    const before = await documentsOf(original);
    changes[name]?.(samples);
    let calls = 0;
    const whole = await copyOf(original);
    const counted: typeof fetch = (...request) => {
      calls += 1;
      return samples.api(...request);
    };
    await activate(whole, {}, { ...usual, api: counted, note: content });
    const after = await documentsOf(whole);
    expect(calls).toBeGreaterThan(1);
    expect(after).not.toEqual(before);

    for (let at = 1; at <= calls; at += 1)
      for (const isBack of [true, false]) {
        const store = await copyOf(original);
        let call = 0;
        const losing: typeof fetch = async (...request) => {
          call += 1;
          const isLost = isBack ? call === at : call >= at;
          return isLost ? Response.json({ err: [{ val: 'unavailable' }] }, { status: 503 }) : samples.api(...request);
        };
        await activate(store, {}, { ...usual, api: losing, note: content });
        const where = { at, isBack };
        for (const [key, text] of Object.entries(await documentsOf(store)))
          expect({ ...where, key, text }).toEqual({
            ...where,
            key,
            text: expect.toBeOneOf([before[key] ?? withoutData(after[key]), after[key]]),
          });
        await activate(store, {}, { ...usual, note: content });
        expect({ ...where, documents: await documentsOf(store) }).toEqual({ ...where, documents: after });
      }
  },
);
