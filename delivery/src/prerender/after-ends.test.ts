import { expect, test } from 'vitest';
import { SandboxEnd } from '../sandbox/sandbox.ts';
import { afterEnds } from './after-ends.ts';
import { type SiteRealms, theStart } from './site-realms.ts';

/** `ends`: what a call about a subject lets the code do that never ends. */
function realmsWith(ends: Readonly<Record<string, string>>) {
  let processes = 0;
  const realms: SiteRealms = {
    ready: Promise.resolve(),
    describe: async () => ({ inlineScript: '', homeSections: [], shellCss: '' }),
    call: async <Result>(_: unknown, _method: string, subject: string) => {
      const endless = ends[subject];
      if (endless) throw new SandboxEnd('The code takes longer than 10 s.', [endless]);
      return `document of ${subject}` as Result;
    },
    hasEnded: () => false,
    close: () => {},
  };
  const openAlone = () => {
    processes += 1;
    return realms;
  };
  const { call } = afterEnds({ call: realms.call, sandboxes: [realms], open: () => realms, openAlone });
  return {
    ask: (path: string, method = 'render') => call<string>({ area: 'catalog' }, method, path),
    processes: () => processes,
  };
}

test('page that never ends: not called again, and the other pages of its area are made', async () => {
  const { ask, processes } = realmsWith({ '/imprint': '/imprint' });

  await expect(ask('/imprint', 'initialData')).rejects.toThrow('The code takes longer than 10 s.');
  await expect(ask('/imprint')).rejects.toThrow('The code takes longer than 10 s.');

  expect(await ask('/faq')).toBe('document of /faq');
  expect(processes()).toBe(1);
});

test('many pages of an area that never end: after three the others are left, and the sentence names the three', async () => {
  const paths = ['/a', '/b', '/c', '/d', '/e'];
  const { ask, processes } = realmsWith(Object.fromEntries(paths.map((path) => [path, path])));
  for (const path of paths.slice(0, 3)) await expect(ask(path)).rejects.toThrow(SandboxEnd);

  for (const path of ['/d', '/e', '/faq'])
    await expect(ask(path)).rejects.toThrow(
      'is not made, because other pages of the same code ended its process before: /a, /b, /c. Nothing has changed.',
    );

  expect(processes()).toBe(3);
});

test('code that never starts: known after one page', async () => {
  const { ask, processes } = realmsWith({ '/a': theStart, '/b': theStart });

  await expect(ask('/a')).rejects.toThrow('The code takes longer than 10 s.');
  await expect(ask('/b')).rejects.toThrow('The code takes longer than 10 s.');

  expect(processes()).toBe(1);
});
