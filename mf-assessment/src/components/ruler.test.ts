import { expect, test, vi } from 'vitest';
import { horizontalRulerEnd, verticalRulerEnd } from './level-scale.ts';

const { readFileSync } = await vi.importActual<{ readFileSync: (file: string, encoding: 'utf8') => string }>('node:fs');
const testFile = decodeURIComponent(new URL(import.meta.url).pathname).replace('.test.ts', '.module.css');
const testCss = readFileSync(testFile, 'utf8');

test.each([
  ['horizontal', horizontalRulerEnd],
  ['vertical', verticalRulerEnd],
])('%s ruler: its style sheet draws the ticks up to 100 on the same scale', (name, end) => {
  const [, ticks = ''] = new RegExp(`\\.${name}::before \\{([^}]+)\\}`).exec(testCss) ?? [];
  const ends = [...ticks.matchAll(/100% \* 100 \/ (\d+)/g)].map(([, scaleEnd]) => Number(scaleEnd));

  expect(new Set(ends)).toEqual(new Set([end]));
});
