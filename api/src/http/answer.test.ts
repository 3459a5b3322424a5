import { expect, expectTypeOf, test } from 'vitest';
import { answerRow, integer, string } from './answer.ts';

interface TestRow {
  id: string;
  venue?: string;
  seats?: number;
}

type TestFields = Parameters<typeof answerRow<TestRow, { id: string }>>[0];

test('answer row: every field of the row has to be stated, optional ones too', () => {
  expectTypeOf<TestFields>().toHaveProperty('id');
  expectTypeOf<TestFields>().toHaveProperty('venue').not.toBeUndefined();
  expectTypeOf<keyof TestFields>().toEqualTypeOf<keyof TestRow>();
});

test('answer row: describes each field and takes its value from the source', () => {
  const row = answerRow<TestRow, { key: string; left: number }>({
    id: string(({ key }) => key),
    venue: string(() => undefined),
    seats: integer(({ left }) => left),
  });

  expect(row.properties).toEqual({ id: { type: 'string' }, venue: { type: 'string' }, seats: { type: 'integer' } });
  expect(row.from({ key: 'test', left: 3 })).toEqual({ id: 'test', venue: undefined, seats: 3 });
});
