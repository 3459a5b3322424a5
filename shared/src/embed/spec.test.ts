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

test('manifest for editors: the elements with their attributes, events and tokens', () => {
  const declarations = elementsManifest().modules.flatMap((module) => module.declarations);

  expect(declarations.map(({ tagName }) => tagName)).toEqual(['agile-assessment', 'agile-enrolment', 'agile-popup']);
  expect(declarations[0]?.attributes).toContainEqual(
    expect.objectContaining({ name: 'view', type: { text: "'meter' | 'needs' | 'lab'" }, default: 'meter' }),
  );
  expect(declarations[0]).toHaveProperty('cssProperties.length', tokenSpecs.length);
  expect(declarations[1]).toHaveProperty(
    'events',
    expect.arrayContaining([expect.objectContaining({ name: 'agile-enrol' })]),
  );
  expect(declarations[2]?.members.map(({ name }) => name)).toEqual(['open', 'show', 'close']);
});
