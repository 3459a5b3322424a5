import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const domain = join(import.meta.dirname, '../../../mf-assessment/src/lab/domain');

const entries = ['judge.ts', 'kind-of.ts', 'kinds/load-kind.ts'].map((file) => join(domain, file));
const imported = /(?:from|import\()\s*'(\.[^']+)'/g;
const reach =
  /\b(?:fetch|XMLHttpRequest|WebSocket|WebTransport|EventSource|RTC\w+|sendBeacon|Worker|SharedWorker|importScripts|Image|document|window|navigator|location|globalThis|self|parent|top|open|postMessage|eval|Function)\b(?=\s*[.(])|\bnew (?:Image|Function|Worker)\b|\bglobalThis\b/;

function filesOf(starts: readonly string[]): string[] {
  const seen = new Set(starts);
  for (const file of seen)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imported)) seen.add(resolve(dirname(file), path));
  return [...seen];
}

test('reading: its files import nothing but one another, and name nothing that could send', () => {
  const files = filesOf(entries);

  expect(files.length).toBeGreaterThan(25);
  expect(files.filter((file) => !file.startsWith(domain))).toEqual([]);
  expect(files.filter((file) => /from '[^.]/.test(readFileSync(file, 'utf8')))).toEqual([]);
  expect(files.filter((file) => reach.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the search for senders: finds one', () => {
  expect(reach.test('const a = fetch(`/x`);')).toBe(true);
  expect(reach.test('navigator.sendBeacon(text)')).toBe(true);
  expect(reach.test('new Image().src = text')).toBe(true);
});
