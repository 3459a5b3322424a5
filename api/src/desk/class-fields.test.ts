import { expect, test } from 'vitest';
import { createTrainer, testData } from './test-class-calls.ts';

test('sessions of a pattern: each with start and end, also over a change of the clocks', async () => {
  const { postClass } = await createTrainer();
  const { rows } = (await postClass('/sessions', { ...pick('start', 'timeZone'), pattern: '5 x 2 h, Tue 18:30' })).body;

  expect(rows).toHaveLength(5);
  expect(rows[0]).toEqual({ start: '2027-03-02T17:30:00.000Z', end: '2027-03-02T19:30:00.000Z' });
  expect(rows[4]).toEqual({ start: '2027-03-30T16:30:00.000Z', end: '2027-03-30T18:30:00.000Z' });
});

test('sessions of a pattern that nobody can read, or that does not fit the first one: what is wrong', async () => {
  const { postClass } = await createTrainer();
  const faultOf = async (start: string, pattern: string) =>
    (await postClass('/sessions', { start, pattern, timeZone: 'Europe/Vienna' })).body.fault;

  expect(await faultOf('2027-03-02T18:30', 'often')).toContain('Sessions: it has to be like');
  expect(await faultOf('', '5 x 2 h, Tue 18:30')).toContain('First session: has to be a time');
  expect(await faultOf('2027-03-03T18:30', '5 x 2 h, Tue 18:30')).toContain('would start on Wednesday');
  expect(await faultOf('2027-03-02T18:30', '5 x 2 h, Tue 18:30')).toBe('');
});

const pick = (...names: (keyof typeof testData)[]) => Object.fromEntries(names.map((name) => [name, testData[name]]));

test.each([
  ['no name', { name: ' ' }, 'name', 'Name is needed.'],
  ['pattern that nobody can read', { pattern: 'often' }, 'pattern', 'Sessions has to be like'],
  ['start that is no session', { start: '2027-03-03T18:30' }, 'start', 'would start on Wednesday'],
  ['hour that the clocks leave out', { start: '2027-03-28T02:30' }, 'start', 'is no time in "Europe/Vienna"'],
  ['time zone that does not exist', { timeZone: 'Europe/Nowhere' }, 'start', 'is no time in "Europe/Nowhere"'],
  ['no seats', { seats: '0' }, 'seats', 'Seats has to be a whole number from 1 to 10000.'],
  ['price in words', { price: 'much' }, 'price', 'Price has to be an amount'],
  ['description without text', { description: '<p> </p>' }, 'description', 'Description is needed.'],
  ['Language that does not exist', { languageId: '1' }, undefined, 'There is no Language 1.'],
  ['expert who does not exist', { trainerId: '1' }, undefined, 'There is no expert 1.'],
])('class with %s: refused in a sentence that names it', async (_, change, field, sentence) => {
  const { postClass } = await createTrainer();
  const { status, sentence: answer, body } = await postClass('', { data: { ...testData, ...change } });

  expect([status, body.field]).toEqual([422, field]);
  expect(answer).toContain(sentence);
});

test('description: only what the site shows is kept', async () => {
  const { postClass } = await createTrainer();
  const description = '<p onclick="x()">Text<script>alert(1)</script></p>';
  const { body } = await postClass('', { data: { ...testData, description } });

  expect(body.data.description).toBe('<p>Text</p>');
});

test('currency in small letters: as a code', async () => {
  const { postClass } = await createTrainer();

  expect((await postClass('', { data: { ...testData, currency: ' eur' } })).body.data.currency).toBe('EUR');
});

test('calls for other fields, such as the state or the number of free seats: refused', async () => {
  const { postClass } = await createTrainer();

  expect((await postClass('', { data: { ...testData, state: 'published' } })).status).toBe(400);
  expect((await postClass('', { data: { ...testData, seatsLeft: '99' } })).status).toBe(400);
});
