import { afterEach, expect, test } from 'vitest';
import { jsonOf } from './json-of.ts';

afterEach(() => {
  Reflect.deleteProperty(Array.prototype, 'toJSON');
});

test('JSON of lists within lists, where an old library gives all arrays a `toJSON`: reads as what it was', () => {
  const data = { id: '1', lists: [[1, 'two'], [], [{ three: [3] }]] };
  Object.assign(Array.prototype, { toJSON: () => '[extended]' });

  expect(JSON.parse(jsonOf(data))).toEqual(data);
});
