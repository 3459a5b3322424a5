import { expect, test } from 'vitest';
import { plot } from './plot.ts';
import type { Visit } from './visit.ts';

const visit = { lcp: 400, first: 900, below: Number.NaN } as Visit;

test('plot: a point for every figure that was measured, the axis reaches the last one', () => {
  const svg = plot(
    new Map([['/', new Map([['site', Array.from({ length: 15 }, () => ({ found: visit }))]])]]),
    'Test machine',
  );

  expect(svg.match(/<circle/g)).toHaveLength(2);
  expect(svg).toContain('site: 900 ms');
  expect(svg).toContain('>1000</text>');
  expect(svg).not.toContain('NaN');
  expect(svg).toContain('Test machine');
});

test('plot without a successful visit: an empty one', () => {
  const svg = plot(new Map([['/', new Map([['site', [{ failed: 'test' }]]])]]), '');

  expect(svg).not.toContain('<circle');
  expect(svg).not.toContain('NaN');
});
