import { expect, test } from 'vitest';
import { guardedPairs } from './contrast.ts';
import { elementsManifest, errorCodes, tokenPairs, tokenSpecs } from './spec/index.ts';

test('pairs that are checked on a page: those of the table', () => {
  expect(guardedPairs.map((pair) => pair.map((name) => `--agile-${name}`))).toEqual(tokenPairs);
});

test('error codes: each once, in the family of its cause', () => {
  const codes = errorCodes.map(({ code }) => code);

  expect(codes).toEqual([...new Set(codes)].sort((a, b) => a - b));
  expect(codes.every((code) => code > 100 && code < 600)).toBe(true);
});

test('manifest for editors: both elements with their attributes, events and tokens', () => {
  const [module] = elementsManifest().modules;

  expect(module?.declarations.map(({ tagName }) => tagName)).toEqual(['agile-assessment', 'agile-enrolment']);
  expect(module?.declarations[0]?.attributes).toContainEqual(
    expect.objectContaining({ name: 'view', type: { text: "'meter' | 'needs' | 'lab'" }, default: 'meter' }),
  );
  expect(module?.declarations[1]?.events.map(({ name }) => name)).toContain('agile-enrol');
  expect(module?.declarations[0]?.cssProperties).toHaveLength(tokenSpecs.length);
});
