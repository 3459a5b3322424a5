import type { APIRequestContext } from '@playwright/test';
import { askDesk } from './ask-desk.ts';

/**
 * Makes a class for one test and returns its id. It begins in many years: a class that has begun takes nobody, and the
 * last page of the list, which no test reads, is where it shows. It is one of Form: a test that looks at how many classes a
 * Language has takes another one.
 */
export async function createClass(changes: Partial<typeof testClass> = {}): Promise<string> {
  const { id, version } = await askDesk('/classes', { data: { ...testClass, ...changes } });
  await askDesk(`/classes/${id}/publish`, { version });
  return id;
}

/** Seats of a class that are left. */
export async function seatsOf(request: APIRequestContext, fkClassId: string): Promise<number> {
  const kv = { startLimit: 0, limit: 1, fkClassId, fkDpLangId: '' };
  const answer = await request.post('/api/calle/GetClassList', { data: { kv } });
  return (await answer.json()).tbl[0].r[0].seatsLeft;
}

const testClass = {
  name: 'Test class',
  languageId: '1111117',
  start: '2099-01-12T18:30',
  timeZone: 'Europe/Vienna',
  pattern: '5 x 2 h, Mon+Wed 18:30',
  mode: 'Live online',
  trainerId: '',
  seats: '10',
  price: '480',
  oldPrice: '',
  currency: 'EUR',
  description: '<p>A class of one test.</p>',
};
