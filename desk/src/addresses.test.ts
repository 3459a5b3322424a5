import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lists, screens } from './screens.tsx';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const addresses: Record<'desk' | 'partner', string[]> = JSON.parse(read('../addresses.json'));
const literal = (file: string) => [...read(file).matchAll(/<Route path="(\/[^"*]*)"/g)].map(([, path = '']) => path);

test('addresses that the server knows: those of the screens, in the order of the alphabet', () => {
  const ofLists = [...lists, ...screens].map(({ path, list }) => `/${path ?? list}`);
  const ofRecords = screens.map(({ list }) => `/${list}/:id`);
  const all = new Set([...literal('desk.tsx'), ...ofLists, ...ofRecords]);

  expect(addresses.desk).toEqual([...all].toSorted());
  expect(addresses.partner).toEqual(['/', ...new Set(literal('partner/partner-app.tsx'))].toSorted());
});
