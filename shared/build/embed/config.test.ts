import { expect, test } from 'vitest';
import { siblingOf } from './config.ts';

test.each([
  ['/area/src/tools', '../meter/ruler.tsx', '/area/src/meter/ruler.embed.tsx'],
  ['/area/src/meter', './bank.ts', '/area/src/meter/bank.embed.ts'],
])('from %s, %s: %s', (folder, request, sibling) => {
  expect(siblingOf(folder, request)).toBe(sibling);
});
