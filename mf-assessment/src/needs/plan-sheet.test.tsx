import { fakeApi, renderPage, testClassRow } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import needsPage from './needs.page.tsx';

const sheet = () => within(screen.getByRole('region', { name: 'Your plan, with dates and prices' }));

// A Language is requested once per page, so the tests of this file share what the first one is answered.

test('plan in full: next class with a free seat, price for one and for five, calendar file', async () => {
  fakeApi({
    'calle/GetClassList': (body) => {
      const { fkDpLangId: id } = (body as { kv: { fkDpLangId: string } }).kv;
      const row = { fkDpLangId: id, price: '480', currency: 'EUR', start: '2026-12-05T10:00:00+03:00', seatsLeft: 0 };
      const rows = [testClassRow({ ...row, id: `${id}-full` })];
      if (id !== '1111111')
        rows.push(testClassRow({ ...row, id: `${id}-next`, start: '2026-12-14T10:00:00+03:00', seatsLeft: 3 }));
      return { rows };
    },
  });
  const { user } = renderPage(needsPage, { path: '/my-needs' });
  await user.click(screen.getByRole('link', { name: /Digital product manager/ }));

  const next = await sheet().findAllByRole('link', { name: /Mon 14 Dec/ });

  expect(next.length).toBeGreaterThan(1);
  expect(sheet().getAllByText('Full: Sat 5 Dec.').length).toBeGreaterThan(next.length);
  expect(sheet().getByRole('link', { name: 'Ask for the next date' })).toHaveAttribute('href', '/#contact');
  const together = within(sheet().getAllByRole('listitem').at(-1) ?? document.body);
  expect(together.getByText(/^Together/)).toBeVisible();
  expect(together.getByText(`${(next.length * 480).toLocaleString('en-GB')} EUR`)).toBeVisible();
  expect(together.getByText(`${(next.length * 2400).toLocaleString('en-GB')} EUR`)).toBeVisible();
  expect(sheet().getByRole('link', { name: 'Calendar file' }).getAttribute('href')).toMatch(
    /\/plans\/\d+-next\.\d+-next.*\.ics$/,
  );
});

test('plan in full, Copy link: a link that shows this plan and stores nothing', async () => {
  const { user, unmount } = renderPage(needsPage, { path: '/my-needs' });
  await user.click(
    within(screen.getByRole('region', { name: 'Revenue or cost role' })).getByRole('switch', { name: 'Money' }),
  );
  await user.click(sheet().getByRole('button', { name: 'Copy link' }));
  const link = await navigator.clipboard.readText();
  expect(link).toBe('http://site.test/my-needs#revenue-cost=1111112');
  unmount();
  localStorage.clear();

  renderPage(needsPage, { path: link.replace('http://site.test', '') });

  expect(sheet().getByText('Revenue or cost role: 3 Languages, 32 hours')).toBeVisible();
  expect(screen.getByText(/plan that somebody sent you/)).toBeVisible();
  expect(localStorage.getItem('needs')).toBeNull();
});
