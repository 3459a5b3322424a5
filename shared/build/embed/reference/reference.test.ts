import { expect, test } from 'vitest';
import { betweenMarkers, referenceFiles } from './reference-files.ts';

test.each(await referenceFiles())('$name: up to date with the tables of the elements', ({ text, wanted }) => {
  expect(text, 'Run: npm run embed-reference').toBe(wanted);
});

test('text between markers: replaced, the text around it stays', () => {
  const file = 'before\n<!-- written from spec: parts -->\nold\n<!-- end of parts -->\nafter\n';

  expect(betweenMarkers(file, { parts: 'new' })).toBe(
    'before\n<!-- written from spec: parts -->\nnew\n<!-- end of parts -->\nafter\n',
  );
});

test('text whose markers the file does not have: refused', () => {
  expect(() => betweenMarkers('file', { parts: 'new' })).toThrow('No markers for: parts');
});
