import { renderSection } from '@agile-languages/shared/test';
import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import meterSection from './meter.section.tsx';
import { Meter } from './meter.tsx';

const testHtml = renderToString(<Meter />);

beforeEach(() => document.body.replaceChildren());

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

test('clicks before the code was there: counted afterwards', async () => {
  const error = vi.spyOn(console, 'error');

  renderSection(meterSection, {
    initialData: {},
    early() {
      screen.getByRole('checkbox', { name: 'Delivery channel' }).click();
      screen.getByRole('radio', { name: 'Case 5: Business Development - Internal' }).click();
    },
  });

  expect(await screen.findByRole('heading', { name: 'Case 5: Business Development - Internal' })).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Agile Communication Level: 98%'),
  );
  expect(screen.getByRole('checkbox', { name: 'Delivery channel' })).not.toBeChecked();
  expect(error).not.toHaveBeenCalled();
});

test('case finder opened before hydration: loaded afterwards', async () => {
  document.body.innerHTML = `<div>${testHtml}</div>`;
  document.querySelector('details')?.setAttribute('open', '');

  render(<Meter />, { container: document.body.firstElementChild as Element, hydrate: true });

  expect(await screen.findByRole('group', { name: 'Who speaks?' })).toBeVisible();
});
