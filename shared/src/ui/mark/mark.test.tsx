import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { languages } from '../../content/languages.ts';
import { DemoStrip, IndexCard, Mark, Wordmark } from '../index.ts';

test('Digital Product: eight arms, each in the ink of another Language', () => {
  const { container } = render(<Mark language="product" />);

  const inks = [...container.querySelectorAll('path')].map((arm) => arm.getAttribute('fill'));
  expect(inks).toEqual(languages.slice(1).map(({ key }) => `var(--${key}-ink)`));
});

test('one colour: every shape has the colour of the text', () => {
  const { container } = render(<Mark language="product" mono />);

  const inks = [...container.querySelectorAll('path')].map((arm) => arm.getAttribute('fill'));
  expect(new Set(inks)).toEqual(new Set(['currentColor']));
});

test('nine Languages: nine different drawings, hidden from screen readers', () => {
  const { container } = render(languages.map(({ key }) => <Mark key={key} language={key} />));

  const drawings = [...container.querySelectorAll('svg')];
  expect(new Set(drawings.map((drawing) => drawing.innerHTML)).size).toBe(9);
  expect(drawings.every((drawing) => drawing.getAttribute('aria-hidden') === 'true')).toBe(true);
});

test('wordmark: reads as the name of the provider', () => {
  render(
    <a href="/">
      <Wordmark brand="Test Brand" />
    </a>,
  );

  expect(screen.getByRole('link', { name: 'Test Brand' })).toBeVisible();
});

test('card of a Language: has its colours, its tab has its code', () => {
  render(
    <IndexCard language="form" tab="L4">
      <h3>Form</h3>
    </IndexCard>,
  );

  const card = screen.getByRole('article');
  expect(card.dataset.lang).toBe('form');
  expect(card.textContent).toBe('L4Form');
});

test('demo strip: shows the exact sentence', () => {
  render(<DemoStrip />);

  expect(
    screen.getByText('Demonstration data. People, companies and classes on this page are invented.'),
  ).toBeVisible();
});
