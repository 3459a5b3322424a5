import { expect, test, vi } from 'vitest';
import { emptyDocumentForEachTest, run } from './test-bootstrap.ts';

emptyDocumentForEachTest();

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
const addresses = () => scripts().map((script) => script.getAttribute('src'));
const happensTo = (index: number, event: 'load' | 'error') => scripts()[index]?.dispatchEvent(new Event(event));
const notice = () => document.body.querySelector('[role=alert]');

function runWaiting() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (node instanceof HTMLScriptElement) node.type = 'test';
      document.head.insertBefore(node as Node, null);
    }
  });
  run({});
}

test("shell's script fails: tried again under another address, with the same integrity", () => {
  runWaiting();

  happensTo(0, 'error');

  expect(addresses()).toEqual([
    '/areas/shell/test/browser/main.test.js',
    '/areas/shell/test/browser/again1/main.test.js',
  ]);
  expect(scripts()[1]?.integrity).toBe('sha384-main');
  expect(notice()).toBeNull();
});

test("shell's script hangs: tried again after ten seconds", () => {
  runWaiting();
  vi.advanceTimersByTime(9999);
  expect(addresses()).toHaveLength(1);

  vi.advanceTimersByTime(1);

  expect(addresses()).toHaveLength(2);
});

test("shell's script fails twice: a notice with a way on, once, and a report of it", () => {
  const report = vi.spyOn(navigator, 'sendBeacon');
  const serverTiming = [{ name: 'doc', description: 'test token' }];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ serverTiming }] as never);
  runWaiting();

  happensTo(0, 'error');
  happensTo(1, 'error');
  vi.advanceTimersByTime(60_000);

  expect(addresses()).toHaveLength(2);
  expect(notice()).toHaveTextContent(
    'The code of this page could not be loaded. You can read it and follow its links, but forms and controls do not work.Load the page again',
  );
  expect(document.body.querySelectorAll('[role=alert]')).toHaveLength(1);
  expect(notice()?.querySelector('a')).toHaveAttribute('href', '');
  expect(report).toHaveBeenCalledExactlyOnceWith(
    '/reports/failures',
    JSON.stringify({ kind: 'load', area: 'shell', release: 'test', width: 1024, token: 'test token' }),
  );
});

test("shell's script is there in time: no second try, no notice", () => {
  runWaiting();

  happensTo(0, 'load');
  vi.advanceTimersByTime(60_000);

  expect(addresses()).toHaveLength(1);
  expect(notice()).toBeNull();
});

test("shell's script arrives after the notice: the notice goes", () => {
  runWaiting();
  vi.advanceTimersByTime(20_000);
  expect(notice()).not.toBeNull();

  happensTo(0, 'load');

  expect(notice()).toBeNull();
});
