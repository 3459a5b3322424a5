import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findTopics, HighlightedText } from './topics-table.tsx';

const testRows = [
  { categTd: 'Test events', topic: ['Onclick', 'Onchange'] },
  { categTd: 'Test types', topic: ['Label', 'Image'], thirdTopic: { Image: ['A picture with its text.'] } },
];

test('search of topics, empty query: every topic with its third level', () => {
  expect(findTopics(testRows, ' ')).toEqual([
    {
      category: 'Test events',
      topics: [
        { name: 'Onclick', third: [] },
        { name: 'Onchange', third: [] },
      ],
    },
    {
      category: 'Test types',
      topics: [
        { name: 'Label', third: [] },
        { name: 'Image', third: ['A picture with its text.'] },
      ],
    },
  ]);
});

test('search of topics, piece of a name in any case: only that topic, no category without a hit', () => {
  expect(findTopics(testRows, 'CHANGE')).toEqual([
    { category: 'Test events', topics: [{ name: 'Onchange', third: [] }] },
  ]);
});

test('search of topics, word of a third level: its topic', () => {
  expect(findTopics(testRows, 'picture')[0]?.topics.map(({ name }) => name)).toEqual(['Image']);
});

test('search of topics, name of a category: all its topics', () => {
  expect(findTopics(testRows, 'types')[0]?.topics.map(({ name }) => name)).toEqual(['Label', 'Image']);
});

test('search of topics, nothing found: no row', () => {
  expect(findTopics(testRows, 'xyz')).toEqual([]);
});

test('search of topics, signs of another keyboard: found', () => {
  const rows = [{ categTd: 'Test numbers', topic: ['Five‑year plan', 'Seller’s view'] }];

  expect(findTopics(rows, 'five-year')[0]?.topics.map(({ name }) => name)).toEqual(['Five‑year plan']);
  expect(findTopics(rows, "seller's")[0]?.topics.map(({ name }) => name)).toEqual(['Seller’s view']);
});

test.each([
  ['İİ, a default value', 'DEFAULT VALUE', ['default value']],
  ['Value, then “value”', 'value', ['Value', 'value']],
  ['Value', ' ', []],
])('%s, searched for %s: marked is %j', (text, query, marked) => {
  const { container } = render(<HighlightedText text={text} query={query} />);

  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(marked);
});
