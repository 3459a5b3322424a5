import { textCell } from '@agile-languages/shared/formats';
import { describe, expect, test } from 'vitest';
import { bank } from '../../assessment/bank.ts';
import { marksOf } from '../../assessment/testing/marks-of.ts';
import { randomMarks, seeded } from '../../assessment/testing/random-marks.ts';
import { readFile, toCsv, toJson } from './saved-file.ts';

const testMarks = marksOf('Money > Segmentation > Segment size', 'Form > Event Action');
const testJson = toJson({ number: 3, marks: testMarks }, '2026-11-21');

describe('table', () => {
  test('written by no rule for cells: the site writes all of its texts, and a spreadsheet computes none', () => {
    const texts = bank.flatMap(({ name, categories }) => [
      name,
      ...categories.flatMap((category) => [category.name, ...category.topics.map((topic) => topic.name)]),
    ]);

    expect(texts.length).toBeGreaterThan(153);
    expect(texts.map(textCell)).toEqual(texts);
  });

  test('written: a head and a line for each of the 153 topics', () => {
    const lines = toCsv({ number: 1, marks: testMarks }).split('\r\n');

    expect(lines[0]).toBe('id,language,category,topic,mark');
    expect(lines[8]).toBe('8,Money,Segmentation,Segment size,off');
    expect(lines).toHaveLength(155);
  });

  test('topic with a comma: quoted', () => {
    const quoted = toCsv({ number: 1, marks: testMarks })
      .split('\r\n')
      .filter((line) => line.includes('"'));

    expect(quoted.every((line) => /^\d+,[^"]+,"[^"]+,[^"]+",(on|off)$/.test(line))).toBe(true);
  });

  test('changed by a spreadsheet (byte order mark, line ends): read back', () => {
    const csv = `\uFEFF${toCsv({ number: 1, marks: testMarks }).replaceAll('\r\n', '\n')}`;

    expect(readFile(csv)).toEqual({ kind: 'read', marks: testMarks });
  });
});

describe('JSON', () => {
  test('written: case, levels and the case as the specification describes it', () => {
    const content = JSON.parse(testJson);

    expect(content).toMatchObject({ format: 'agile-communication-level', version: 1, date: '2026-11-21', case: 3 });
    expect(content.levels).toHaveLength(8);
    expect(Object.keys(content.assessment)).toEqual(['id', 'case', 'title', 'total', 'language']);
    expect(content.assessment.total).toBe(100);
    expect(Object.keys(content.assessment.language[0])).toEqual(['title', 'checked', 'weight', 'topicCategory']);
    expect(content.assessment.language[0].topicCategory[1]).toMatchObject({
      categoryName: 'Segmentation',
      checked: false,
      id: '1111112-2',
      ratio: 20,
    });
    expect(content.assessment.language[0].topicCategory[1].topics[1]).toEqual({
      name: 'Segment size',
      checked: false,
      score: 3,
    });
  });

  test('written and read: the same case and marks', () => {
    expect(readFile(testJson)).toEqual({ kind: 'read', number: 3, marks: testMarks });
  });

  test('each of 50 random states: the same marks from both files', () => {
    const random = seeded(50);
    const topics = bank.flatMap((language) => language.topics);
    const states = Array.from({ length: 50 }, () => ({ number: 1, marks: randomMarks(topics, random) }));

    expect(states.map((state) => readFile(toJson(state, '2026-11-21')))).toEqual(
      states.map((state) => ({ kind: 'read', ...state })),
    );
    expect(states.map((state) => readFile(toCsv(state)))).toEqual(states.map(({ marks }) => ({ kind: 'read', marks })));
  });

  test('topics of another bank: those that are known count', () => {
    const other = { format: 'agile-communication-level', version: 1, case: 2, topics: [{ id: 900, checked: false }] };

    expect(readFile(JSON.stringify(other))).toEqual({ kind: 'read', number: 2, marks: new Set() });
  });

  test('newer version: newer', () => {
    expect(readFile(testJson.replace('"version": 1', '"version": 2'))).toEqual({ kind: 'newer' });
  });
});

describe('unreadable', () => {
  test.each([
    ['nothing', ''],
    ['a broken object', testJson.slice(0, 200)],
    ['another object', '{"format":"invoice","version":1}'],
    ['no topics', testJson.replace('"topics"', '"items"')],
    ['an impossible case', testJson.replace('"case": 3', '"case": 9')],
    ['a mark that is no boolean', testJson.replace('"checked": false', '"checked": "no"')],
    ['another table', 'name,amount\r\nA,1\r\n'],
    ['a table with a broken line', `${toCsv({ number: 1, marks: testMarks })}1,Money\r\n`],
    ['a head alone', 'id,language,category,topic,mark'],
  ])('%s', (_, text) => {
    expect(readFile(text)).toEqual({ kind: 'unreadable' });
  });
});
