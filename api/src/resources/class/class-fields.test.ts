import { expect, test } from 'vitest';
import { createTrainer, testData } from '../../testing/test-classes.ts';

test('sessions of a pattern: each with start and end, also over a change of the clocks', async () => {
  const { postClass } = await createTrainer();
  const { rows } = (
    await postClass('/sessions', { ...pick('start', 'timeZone'), pattern: '5 x 2 h, Tue 18:30', otherDates: '' })
  ).body;

  expect(rows).toHaveLength(5);
  expect(rows[0]).toEqual({
    of: '2027-03-02',
    day: '2027-03-02',
    start: '2027-03-02T17:30:00.000Z',
    end: '2027-03-02T19:30:00.000Z',
  });
  expect(rows[4]).toEqual({
    of: '2027-03-30',
    day: '2027-03-30',
    start: '2027-03-30T16:30:00.000Z',
    end: '2027-03-30T18:30:00.000Z',
  });
});

test('sessions of a pattern that nobody can read, or that does not fit the first one: what is wrong', async () => {
  const { postClass } = await createTrainer();
  const faultOf = async (start: string, pattern: string) =>
    (await postClass('/sessions', { start, pattern, timeZone: 'Europe/Vienna', otherDates: '' })).body.fault;

  expect(await faultOf('2027-03-02T18:30', 'often')).toContain('Sessions: it has to be like');
  expect(await faultOf('', '5 x 2 h, Tue 18:30')).toContain('First session: has to be a time');
  expect(await faultOf('2027-03-03T18:30', '5 x 2 h, Tue 18:30')).toContain('would start on Wednesday');
  expect(await faultOf('2027-03-02T18:30', '5 x 2 h, Tue 18:30')).toBe('');
});

test('sessions as people write them: listed while one types, and kept in one form', async () => {
  const { postClass } = await createTrainer();
  const pattern = '5 × 90 min, Tuesdays, 18:30';
  const { rows, fault } = (await postClass('/sessions', { ...pick('start', 'timeZone'), pattern, otherDates: '' }))
    .body;
  expect([rows.length, rows[0].end, fault]).toEqual([5, '2027-03-02T19:00:00.000Z', '']);

  const { body } = await postClass('', { data: { ...testData, pattern } });
  expect(body.data.pattern).toBe('5 x 1.5 h, Tue 18:30');
});

const pick = (...names: (keyof typeof testData)[]) => Object.fromEntries(names.map((name) => [name, testData[name]]));

test('class with a field that does not fit: refused in a sentence that names it', async () => {
  const { postClass } = await createTrainer();
  const faulty = [
    ['start without a time zone', { timeZone: '' }, 'start', 'First session is a time in a time zone'],
    ['pattern that nobody can read', { pattern: 'often' }, 'pattern', 'Sessions has to be like'],
    [
      'sessions without days',
      { pattern: '2 x 8 h' },
      'pattern',
      'Sessions has to name the days, like "2 x 8 h, Tue+Wed',
    ],
    ['start that is no session', { start: '2027-03-03T18:30' }, 'start', 'would start on Wednesday'],
    ['hour that the clocks leave out', { start: '2027-03-28T02:30' }, 'start', 'is no time in "Europe/Vienna"'],
    ['time zone that does not exist', { timeZone: 'Europe/Nowhere' }, 'start', 'is no time in "Europe/Nowhere"'],
    ['no seats', { seats: '0' }, 'seats', 'Seats has to be a whole number from 1 to 10000.'],
    ['currency that does not exist', { currency: 'XYZ' }, 'currency', 'Currency has to be a code of ISO 4217'],
    ['earlier price below the price', { oldPrice: '400' }, 'oldPrice', 'Earlier price has to be at least the price.'],
    ['price in words', { price: 'much' }, 'price', 'Price has to be an amount'],
    ['Language that does not exist', { languageId: '1' }, 'languageId', 'There is no Language 1.'],
    ['expert who does not exist', { trainerId: '1' }, 'trainerId', 'There is no expert 1.'],
  ] as const;
  for (const [what, change, field, sentence] of faulty) {
    const { status, sentence: answer, body } = await postClass('', { data: { ...testData, ...change } });
    expect([status, body.faults], what).toEqual([422, [{ field, fault: answer }]]);
    expect(answer, what).toContain(sentence);
  }
});

test('draft with its name only: kept, and published once nothing is missing, which is said at once', async () => {
  const { get, postClass, put } = await createTrainer();
  const nothing = Object.fromEntries(Object.keys(testData).map((name) => [name, '']));
  const draft = (await postClass('', { data: { ...nothing, name: 'Test idea' } })).body;
  expect(draft).toMatchObject({
    state: 'draft',
    languageName: '',
    startsAt: '',
    data: { name: 'Test idea', seats: '' },
  });
  expect((await get('?q=test+idea')).rows).toMatchObject([{ id: draft.id, startsAt: '' }]);

  const early = await postClass(`/${draft.id}/publish`, { version: draft.version });
  const needed = ['languageId', 'start', 'timeZone', 'pattern', 'mode', 'seats', 'price', 'currency', 'description'];
  expect(early.status).toBe(422);
  expect(early.body.faults.map(({ field }: { field: string }) => field)).toEqual(needed);
  const half = await put(`/${draft.id}`, { version: draft.version, data: { name: 'Test idea', price: '480' } });
  const whole = await put(`/${draft.id}`, { version: half.body.version, data: testData });
  expect((await postClass(`/${draft.id}/publish`, { version: whole.body.version })).body.state).toBe('published');
});

test('class on the site: no field that is needed may be emptied', async () => {
  const { published, put } = await createTrainer();
  const { id, version } = await published();
  const data = { ...testData, name: ' ', description: '<p> </p>' };

  expect((await put(`/${id}`, { version, data })).body.faults).toEqual([
    { field: 'name', fault: 'Name is needed.' },
    { field: 'description', fault: 'Description is needed.' },
  ]);
});

test('description: only what the site shows is kept', async () => {
  const { postClass } = await createTrainer();
  const description = '<p onclick="x()">Text<script>alert(1)</script></p>';
  const { body } = await postClass('', { data: { ...testData, description } });

  expect(body.data.description).toBe('<p>Text</p>');
});

test('price as people write it: kept in one form', async () => {
  const { postClass } = await createTrainer();
  const kept = async (price: string) => (await postClass('', { data: { ...testData, price } })).body.data.price;

  expect(await kept('990,50')).toBe('990.50');
  expect(await kept('1 200')).toBe('1200');
  expect(await kept("1'200.00")).toBe('1200.00');
});

test('currency in small letters: as a code', { tags: ['all'] }, async () => {
  const { postClass } = await createTrainer();

  expect((await postClass('', { data: { ...testData, currency: ' eur' } })).body.data.currency).toBe('EUR');
});

test('calls for other fields, such as the state or the number of free seats: refused', async () => {
  const { postClass } = await createTrainer();

  expect((await postClass('', { data: { ...testData, state: 'published' } })).status).toBe(400);
  expect((await postClass('', { data: { ...testData, seatsLeft: '99' } })).status).toBe(400);
});
