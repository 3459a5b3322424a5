import { beforeEach, expect, test, vi } from 'vitest';
import { publicRoutes, testArea, testRegistry } from '../remotes/test-registry.ts';
import { RegistryStore } from './registry-store.ts';

const testRelease = (name: string, release: string, ...patterns: string[]) =>
  testArea(name, { release, routes: publicRoutes(...patterns) });

const slice = testRegistry({ catalog: testRelease('catalog', 'old') }, 7);

const fetchRegistry = vi.fn<(url: string) => Promise<Response>>();
const answer = (value: unknown) => fetchRegistry.mockImplementation(async () => Response.json(value));

beforeEach(() => {
  fetchRegistry.mockReset();
  vi.stubGlobal('fetch', fetchRegistry);
});

test('area of the slice: there without a request', async () => {
  const store = new RegistryStore(slice, () => {});

  expect((await store.area('catalog')).release).toBe('old');
  expect(fetchRegistry).not.toHaveBeenCalled();
});

test('area beyond the slice: the whole registry is read, once', async () => {
  answer(testRegistry({ catalog: testRelease('catalog', 'old'), experts: testRelease('experts', 'test') }, 7));
  const store = new RegistryStore(slice, () => {});

  expect((await store.area('experts')).release).toBe('test');
  expect((await store.area('experts')).release).toBe('test');
  expect(fetchRegistry).toHaveBeenCalledTimes(1);
});

test('area that nobody knows: says so', async () => {
  answer(slice);
  const store = new RegistryStore(slice, () => {});

  await expect(store.area('nowhere')).rejects.toThrow('The registry knows no area nowhere.');
});

test('asked for by several at once: one request for the whole, one for each first segment', async () => {
  answer(testRegistry({}, 8));
  const store = new RegistryStore(slice, () => {});

  await Promise.all([store.refresh(), store.refresh(), store.latest('/samples'), store.latest('/samples/1')]);

  expect(fetchRegistry.mock.calls.map(([url]) => url)).toEqual(['/registry.json', '/registry.json?segment=samples']);
});

test('read just now: not read again; five seconds later: read again', async () => {
  vi.useFakeTimers();
  answer(testRegistry({}, 8));
  const store = new RegistryStore(slice, () => {});

  await store.latest('/samples/1');
  await store.latest('/samples/2');
  expect(fetchRegistry).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(5001);
  await store.latest('/samples/1');
  expect(fetchRegistry).toHaveBeenCalledTimes(2);
});

test('whole registry read just now: no part is read', async () => {
  answer(testRegistry({}, 8));
  const store = new RegistryStore(slice, () => {});

  await store.refresh();
  await store.latest('/samples');

  expect(fetchRegistry).toHaveBeenCalledTimes(1);
});

test('part: adds to the areas that are known, and says which pages are', async () => {
  answer(testRegistry({ experts: testRelease('experts', 'test', '/samples') }, 7));
  const store = new RegistryStore(slice, () => {});
  expect(store.knows('/samples')).toBe(false);

  const { areas } = await store.latest('/samples');

  expect(Object.keys(areas)).toEqual(['catalog', 'experts']);
  expect(['/samples', '/samples/1', '/languages', '/'].map((path) => store.knows(path))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('part without an area that had pages there: the area is forgotten, and the change is reported', async () => {
  const onChange = vi.fn();
  answer(testRegistry({ stories: testRelease('stories', 'test', '/samples') }, 8));
  const areas = {
    experts: testRelease('experts', 'old', '/samples'),
    catalog: testRelease('catalog', 'old', '/languages'),
  };
  const store = new RegistryStore(testRegistry(areas, 7), onChange);

  await store.latest('/samples');

  expect(Object.keys(store.current.areas)).toEqual(['catalog', 'stories']);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['experts']);
});

test('part for the home page without an area that had a section in a slot: the area is forgotten', async () => {
  answer(testRegistry({}, 8));
  const stories = { ...testRelease('stories', 'old', '/stories'), slots: { latest: 'home-end' } };
  const store = new RegistryStore(testRegistry({ stories, catalog: testRelease('catalog', 'old') }, 7), () => {});

  await store.latest('/');

  expect(Object.keys(store.current.areas)).toEqual(['catalog']);
});

test('newer registry with another release of an area: taken, and the change is reported', async () => {
  const onChange = vi.fn();
  answer(testRegistry({ catalog: testRelease('catalog', 'new'), experts: testRelease('experts', 'test') }, 8));
  const store = new RegistryStore(slice, onChange);

  await store.refresh();

  expect(store.current.revision).toBe(8);
  expect(store.current.areas.catalog?.release).toBe('new');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['catalog']);
});

test('newer registry with the same releases: taken, nothing to report', async () => {
  const onChange = vi.fn();
  answer({ ...slice, revision: 8 });
  const store = new RegistryStore(slice, onChange);

  await store.refresh();

  expect(store.current.revision).toBe(8);
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  ['older than the slice', async () => Response.json({ ...slice, revision: 6 }), 'went back from revision 7 to 6'],
  ['of another schema', async () => Response.json({ ...slice, schema: 2 }), 'is not a registry of schema 1'],
  ['a page', async () => new Response('<!doctype html>'), ''],
  ['truncated', async () => new Response('{"schema":1,'), ''],
  ['an error', async () => new Response('later', { status: 503 }), ''],
  ['not there', async () => Promise.reject(new TypeError('test: no connection')), 'no connection'],
])('answer is %s: the last good one stays, with a report', async (_, reply, sentence) => {
  const report = vi.spyOn(console, 'warn').mockReturnValue();
  const onChange = vi.fn();
  fetchRegistry.mockImplementation(reply);
  const store = new RegistryStore(slice, onChange);

  await store.refresh();

  expect(store.current).toBe(slice);
  expect(onChange).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledExactlyOnceWith(
    'registry',
    expect.objectContaining({ message: expect.stringContaining(sentence) }),
  );
});

test('answer does not come: after a second the page goes on with what it knows', async () => {
  vi.useFakeTimers();
  fetchRegistry.mockReturnValue(new Promise(() => {}));
  const store = new RegistryStore(slice, () => {});
  const latest = store.latest('/samples');

  await vi.advanceTimersByTimeAsync(1000);

  expect(await latest).toBe(slice);
});
