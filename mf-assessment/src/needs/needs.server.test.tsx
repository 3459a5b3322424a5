import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Needs } from './needs.tsx';

const testHtml = renderToString(<Needs />);

test('prerendered: no style attribute', () => {
  expect(testHtml).not.toContain(' style=');
});

test('switches clicked before hydration: counted afterwards, on top of what was stored', () => {
  const error = vi.spyOn(console, 'error');
  const storage = { read: () => 'product-owner 1111117', write: vi.fn(), clear: () => {} };
  document.body.innerHTML = `<div>${testHtml}</div>`;
  const revenue = within(screen.getByRole('region', { name: 'Revenue or cost role' }));
  revenue.getByRole('switch', { name: 'Money' }).click();

  render(<Needs storage={storage} />, { container: document.body.firstElementChild as Element, hydrate: true });

  expect(revenue.getByRole('switch', { name: 'Money', checked: false })).toBeVisible();
  expect(revenue.getByRole('cell', { name: '70%' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Digital product owner, total' }).textContent).toBe('85%');
  expect(storage.write).toHaveBeenLastCalledWith('revenue-cost 1111112,product-owner 1111117');
  expect(error).not.toHaveBeenCalled();
});
