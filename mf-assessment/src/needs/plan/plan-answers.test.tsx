import { fakeApi, renderPage } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import needsPage from '../needs.page.tsx';
import { line, openPlan, planForEachTest, sheet, together } from './test-plan.tsx';

planForEachTest();

test('more classes than one call answers: all of them are compared', async () => {
  const full = Array.from({ length: 140 }, () => ({ seatsLeft: 0 }));
  const { requests } = await openPlan({ flow: [...full, { start: '2027-02-02T18:30:00Z' }] });

  expect(await line('Data Flow').findByRole('link', { name: /Tue 2 Feb/ })).toBeVisible();
  expect(requests).toHaveLength(2);
});

test.each([
  ['no pattern', { pattern: 'by arrangement' }],
  ['a pattern that the start is not of', { pattern: '5 x 2 h, Mon+Wed 18:30' }],
])('class whose sessions are not all known, %s: not one that fits', async (_, row) => {
  await openPlan({ flow: [row, { start: '2026-12-15T18:30:00Z' }] });

  expect(await line('Data Flow').findByRole('link', { name: /Tue 15 Dec/ })).toBeVisible();
  expect(line('Data Flow').getByText('Tue 8 Dec: not all of its sessions are known')).toBeVisible();
});

test('plan: requests say nothing of what it has', async () => {
  const { requests, user } = await openPlan({ flow: [{}] });
  expect(await line('Data Flow').findByRole('link', { name: /Tue 8 Dec/ })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Another plan' }));

  expect(together().getByText('Together, without Form')).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([
    { kv: { startLimit: 0, limit: 100, fkClassId: '', fkDpLangId: '' } },
  ]);
});

test('classes cannot be loaded: says so, without a sum, a file or paper, until they can', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const isBroken = vi.fn(() => true);
  const { user } = await openPlan(
    { flow: [{}], story: [{ start: '2026-12-14T18:30:00Z', pattern: '2 x 2 h, Mon+Wed 18:30' }] },
    '',
    isBroken,
  );

  expect(await sheet().findByText(/^The dates could not be loaded, so there is no sum\./)).toBeVisible();
  expect(line('Data Flow').queryByRole('link')).toBeNull();
  expect(together().queryByText(/EUR|without/)).toBeNull();
  expect(sheet().queryByRole('link', { name: 'Calendar file' })).toBeNull();
  expect(sheet().queryByRole('button', { name: 'Print the plan' })).toBeNull();

  isBroken.mockReturnValue(false);
  await user.click(sheet().getByRole('button', { name: 'Try again' }));

  expect(await line('Data Flow').findByRole('link', { name: /Tue 8 Dec/ })).toBeVisible();
  expect(line('User Story').getByRole('link', { name: /Mon 14 Dec/ })).toBeVisible();
  expect(together().getByText('960 EUR')).toBeVisible();
  expect(sheet().getByRole('button', { name: 'Print the plan' })).toBeVisible();
  expect(sheet().queryByText(/could not be loaded/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Your plan, with dates and prices' })).toHaveFocus();
});

test('classes asked for again: said while they load, and a second failure is an alert of its own', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const again = Promise.withResolvers<'no connection'>();
  const { user, reply } = await openPlan({ flow: [{}] }, '', () => true);
  const first = await sheet().findByRole('alert');

  reply('calle/GetClassList', again.promise);
  await user.click(sheet().getByRole('button', { name: 'Try again' }));

  expect(sheet().getByText('The dates are loading …')).toBeVisible();
  expect(sheet().queryByRole('alert')).toBeNull();

  again.resolve('no connection');

  expect(await sheet().findByRole('alert')).toHaveTextContent(/^The dates could not be loaded/);
  expect(first).not.toBeInTheDocument();
});

test('Copy link: a link that shows this plan for as many people, and stores nothing', async () => {
  fakeApi({ 'calle/GetClassList': { rows: [] } });
  const { user, unmount } = renderPage(needsPage, { path: '/my-needs?people=3' });
  await user.click(
    within(screen.getByRole('region', { name: 'Revenue or cost role' })).getByRole('switch', { name: 'Money' }),
  );
  await user.click(await sheet().findByRole('button', { name: 'Copy link' }));
  const link = await navigator.clipboard.readText();
  expect(link).toBe('http://site.test/my-needs?people=3#revenue-cost=1111112');
  unmount();
  localStorage.clear();

  renderPage(needsPage, { path: link.replace('http://site.test', '') });

  expect(await sheet().findByText('Revenue or cost role: 3 Languages, 32 hours, for 3 people')).toBeVisible();
  expect(screen.getByText(/plan that somebody sent you/)).toBeVisible();
  expect(localStorage.getItem('needs')).toBeNull();
});
