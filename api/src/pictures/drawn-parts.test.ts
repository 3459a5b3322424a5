import { expect, test } from 'vitest';
import { drawnParts } from './drawn-parts.ts';

const many = 300_000;

test.each([
  ['white space in a tag', `<g${' '.repeat(many)}/>`],
  ['white space before the value of an attribute', `<g a:b${' '.repeat(many)}/>`],
  ['names without a value', `<g${' a:b'.repeat(many / 4)}/>`],
  ['one long name', `<g ${'a'.repeat(many)}:b/>`],
  ['declarations of namespaces without an end', 'xmlns:a '.repeat(many / 8)],
  ['white space in declarations', `xmlns:a${' '.repeat(many)}`],
  ['entities without an end', `<!DOCTYPE svg [${'<!ENTITY a '.repeat(many / 11)}]>`],
  ['references without an end', '&a'.repeat(many / 2)],
  ['quotes without an end', `<g ${'"'.repeat(many + 1)}`],
  ['tags without an end', '<g '.repeat(many / 3)],
])('%s, 300 kB: read within a second', (_, text) => {
  const started = performance.now();
  drawnParts(text);
  expect(performance.now() - started).toBeLessThan(1000);
});
