import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { NumberedSection } from '../index.ts';

test('numbered section: a region with the name of its heading, a lead, and a number for the eye alone', () => {
  render(
    <NumberedSection number={3} title="Test title" lead="Test lead.">
      <p>Test content</p>
    </NumberedSection>,
  );

  const region = within(screen.getByRole('region', { name: 'Test title' }));
  expect(region.getByRole('heading', { name: 'Test title', level: 2 })).toBeVisible();
  expect(region.getByText('Test lead.')).toBeVisible();
  expect(region.getByText('Test content')).toBeVisible();
  expect(region.getByText('3')).toHaveAttribute('aria-hidden', 'true');
});

test('small section: a link beside the title', () => {
  render(
    <NumberedSection number="1" title="Test title" size="small" beside={<a href="/test">All</a>}>
      Test content
    </NumberedSection>,
  );

  expect(screen.getByRole('link', { name: 'All' })).toBeVisible();
});

test('heading with a reference: can be focused, has the given id', () => {
  const heading = createRef<HTMLHeadingElement>();
  render(
    <NumberedSection number={1} title="Test title" id="test" headingRef={heading}>
      Test content
    </NumberedSection>,
  );

  heading.current?.focus();

  expect(screen.getByRole('heading', { name: 'Test title' })).toHaveFocus();
  expect(heading.current).toHaveAttribute('id', 'test');
});

test('heading without a reference: cannot be focused', () => {
  render(
    <NumberedSection number={1} title="Test title">
      Test content
    </NumberedSection>,
  );

  expect(screen.getByRole('heading', { name: 'Test title' })).not.toHaveAttribute('tabindex');
});
