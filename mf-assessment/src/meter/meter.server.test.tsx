import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Meter } from './meter.tsx';

const testHtml = renderToString(<Meter />);

test('prerendered: the level, the eight cases and all 38 topics of the first one', () => {
  document.body.innerHTML = testHtml;

  expect(document.body).toHaveTextContent('Agile Communication Level: 100%');
  expect(document.querySelectorAll('input[type="radio"]')).toHaveLength(8);
  expect(document.body).toHaveTextContent('Assumptions and their source');
  expect(document.querySelectorAll('[role="tabpanel"] li input')).toHaveLength(38);
});

test('prerendered: no style attribute', () => {
  expect(testHtml).not.toContain(' style=');
});

test('clicks before hydration: counted afterwards', () => {
  const error = vi.spyOn(console, 'error');
  document.body.innerHTML = `<div>${testHtml}</div>`;
  screen.getByRole('checkbox', { name: 'Delivery channel' }).click();
  screen.getByRole('radio', { name: 'Case 5: Business Development - Internal' }).click();

  render(<Meter />, { container: document.body.firstElementChild as Element, hydrate: true });

  expect(screen.getByRole('checkbox', { name: 'Delivery channel' })).not.toBeChecked();
  expect(screen.getByRole('heading', { name: 'Case 5: Business Development - Internal' })).toBeVisible();
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Agile Communication Level: 98%');
  expect(error).not.toHaveBeenCalled();
});

test('case finder opened before hydration: loaded afterwards', async () => {
  document.body.innerHTML = `<div>${testHtml}</div>`;
  document.querySelector('details')?.setAttribute('open', '');

  render(<Meter />, { container: document.body.firstElementChild as Element, hydrate: true });

  expect(await screen.findByRole('group', { name: 'Who speaks?' })).toBeVisible();
});
