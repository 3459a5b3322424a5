import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Heading, levelBelow, parseHeadingLevel } from '../index.ts';

test('heading of level 3: that element, with its attributes', () => {
  const ref = createRef<HTMLHeadingElement>();

  render(
    <Heading level={3} ref={ref} id="test" tabIndex={-1} className="title">
      Test title
    </Heading>,
  );

  const heading = screen.getByRole('heading', { name: 'Test title', level: 3 });
  expect(heading).toHaveAttribute('id', 'test');
  expect(heading).toHaveClass('title');
  expect(ref.current).toBe(heading);
});

test('level below: one step, two steps, never below h6', () => {
  expect([levelBelow(1), levelBelow(2, 2), levelBelow(5, 2), levelBelow(6)]).toEqual([2, 4, 6, 6]);
});

test.each([
  [3, 3],
  ['4', 4],
  ['2', 2],
  ['1', 2],
  ['5', 2],
  ['big', 2],
  [undefined, 2],
])('level that a page sets, %j: %i', (stated, level) => {
  expect(parseHeadingLevel(stated)).toBe(level);
});
