import type { APIRequestContext } from '@playwright/test';
import { trainer } from './trainer.ts';

/**
 * Makes a class for one test and returns its id. It begins in many years: a class that has begun takes nobody, and the
 * last page of the list, which no test reads, is where it shows.
 */
export async function createClass(changes: Partial<typeof testClass> = {}): Promise<string> {
  const output = await trainer(
    'add-class',
    ...Object.entries({ ...testClass, ...changes }).flatMap(([name, value]) => [`--${name}`, value]),
  );
  const [, id] = /^Added class (\S+):/m.exec(output) ?? [];
  if (!id) throw new Error(`The class of this test could not be made: ${output}`);
  return id;
}

/** Seats of a class that are left. */
export async function seatsOf(request: APIRequestContext, fkClassId: string): Promise<number> {
  const kv = { startLimit: 0, limit: 1, fkClassId, fkDpLangId: '' };
  const answer = await request.post('/api/calle/GetClassList', { data: { kv } });
  return (await answer.json()).tbl[0].r[0].seatsLeft;
}

const testClass = {
  language: '1111117',
  name: 'Test class',
  start: '2099-01-12T18:30',
  'time-zone': 'Europe/Vienna',
  pattern: '5 x 2 h, Mon+Wed 18:30',
  price: '480',
  currency: 'EUR',
  seats: '10',
  description: 'A class of one test.',
};
