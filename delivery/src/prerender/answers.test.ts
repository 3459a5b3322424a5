import { expect, test } from 'vitest';
import { type Answers, mergedAnswers } from './answers.ts';

const answersOf = (version: number, requests: Answers['requests'], pages: Answers['pages']): Answers => ({
  content: { version, format: 'test' },
  requests,
  pages,
  lists: {},
});

const live = answersOf(
  9,
  [
    ['/api/shared', 'same', ['a']],
    ['/api/changed', 'new', ['b']],
  ],
  { '/live': [0, 1] },
);

const pastOf = (version: number) =>
  answersOf(
    version,
    [
      ['/api/shared', 'same', ['a']],
      ['/api/changed', 'before', ['b']],
      ['/api/past', 'old', ['c']],
    ],
    { '/same': [0], '/other': [0, 1], '/only-past': [0, 2] },
  );

test.each([
  [3, ['/live', '/same']],
  [9, ['/live', '/same', '/only-past']],
])('rollback to pages of content %i while 9 is live: known are %j', (version, known) => {
  const past = pastOf(version);
  const owners = new Map([['/live', live], ...Object.keys(past.pages).map((key) => [key, past] as const)]);

  const { content, requests, pages } = mergedAnswers(live, past, owners, 'first');

  expect(content).toEqual({ version: 9, format: 'test' });
  expect(Object.keys(pages)).toEqual(known);
  expect(pages['/live']?.map((index) => requests[index]?.slice(0, 2))).toEqual([
    ['/api/shared', 'same'],
    ['/api/changed', 'new'],
  ]);
});
