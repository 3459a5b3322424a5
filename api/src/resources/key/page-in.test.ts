import { expect, test } from 'vitest';
import { pageIn } from './page-in.ts';

test.each([
  ['/', '/'],
  ['/kurse/', '/kurse/'],
  ['/kurse/%C3%BCbersicht', '/kurse/übersicht'],
  ['/kurse/Mein%20Kurs', '/kurse/Mein-Kurs'],
  ['/blog/2026-11-30/why-we-train-agile-communication-now', '/blog/2026-11-30/why-we-train-agile-communication-now'],
  ['/produktentwicklung2026.html', '/produktentwicklung2026.html'],
  ['/article/1234567', '/article/1234567'],
  ['/blog/2026-11-30-why-we-train', '/blog/2026-11-30-why-we-train'],
  ['/2026-11-30-10-questions', '/2026-11-30-10-questions'],
  ['/100%', '/100%'],
])('path %s: kept as people read it, %s', (given, page) => expect(pageIn(given)).toBe(page));

test.each([
  ['/user/jane@example.com/home', '/user/*/home'],
  ['/user/jane%40example.com', '/user/*'],
  ['/user/jane%2540example.com', '/user/*'],
  ['/call/+49301234567', '/call/*'],
  ['/call/+49-170-1234567', '/call/*'],
  ['/call/+49%20(0)170%2012%2034%20567', '/call/*'],
  ['/card/4111-1111-1111-1111', '/card/*'],
  ['/invite/token-abcdefghijkl123456', '/invite/*'],
  ['/s/7f9c24e8-3b12-4cc7-9f3a-6d2e1b0a8c11/x', '/s/*/x'],
  ['/s/9F86D081884C7D65', '/s/*'],
  ['/shop;jsessionid=1A530637289A03B07199A44E8D531427/a', '/*/a'],
  ['/t/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0', '/t/*'],
])('path %s with what may say who the visitor is: %s', (given, page) => expect(pageIn(given)).toBe(page));

test('query and fragment: never kept', () => {
  expect(pageIn('/a?mail=jane')).toBe('/a');
  expect(pageIn('/a#jane')).toBe('/a');
});

test.each(['', 'blank', '/embed/frame/enrolment.html', 'https://partner.example/a', 'javascript:alert(1)'])(
  '%j: no page',
  (given) => expect(pageIn(given)).toBe(''),
);

test('path of many thousand letters: cut before it is looked at', () => {
  const began = performance.now();
  expect(pageIn(`/${'x'.repeat(100_000)}`)).toBe(`/${'x'.repeat(99)}`);
  expect(performance.now() - began).toBeLessThan(1000);
});

test('signs that show nothing, and a long path: replaced, and cut between letters', () => {
  expect(pageIn('/a%00b%E2%80%AEc%2Fd')).toBe('/a-b-c-d');
  expect(pageIn(`/${'😀'.repeat(200)}`)).toBe(`/${'😀'.repeat(99)}`);
});
