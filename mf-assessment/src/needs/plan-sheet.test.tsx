import { fakeApi, renderPage, testClassRow } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import needsPage from './needs.page.tsx';

const sheet = () => within(screen.getByRole('region', { name: 'Your plan, with dates and prices' }));

// A Language is requested once per page, so the tests of this file share what the first one is answered.

test('plan in full: next class with a free seat, prices when all classes are known, calendar file', async () => {
  const managementAnswer = Promise.withResolvers<void>();
  fakeApi({
    'calle/GetClassList': async (body) => {
      const { fkDpLangId: id } = (body as { kv: { fkDpLangId: string } }).kv;
      if (id === '1111115') await managementAnswer.promise;
      const row = { fkDpLangId: id, price: '480', currency: 'EUR', start: '2026-12-05T10:00:00+03:00', seatsLeft: 0 };
      const rows = [testClassRow({ ...row, id: `${id}-full` })];
      if (id !== '1111111')
        rows.push(testClassRow({ ...row, id: `${id}-next`, start: '2026-12-14T10:00:00+03:00', seatsLeft: 3 }));
      return { rows };
    },
  });
  const { user } = renderPage(needsPage, { path: '/my-needs' });
  const together = () => within(sheet().getAllByRole('listitem').at(-1) ?? document.body);
  expect(await sheet().findByText('1,440 EUR')).toBeVisible();

  await user.click(screen.getByRole('link', { name: /Digital product manager/ }));

  expect(sheet().getAllByRole('link', { name: /Mon 14 Dec/ })).toHaveLength(3);
  expect(together().queryByText(/EUR/)).toBeNull();
  expect(sheet().queryByRole('link', { name: 'Calendar file' })).toBeNull();

  managementAnswer.resolve();

  expect(await together().findByText('1,920 EUR')).toBeVisible();
  expect(together().getByText('9,600 EUR')).toBeVisible();
  expect(together().getByText('Together, without User Story')).toBeVisible();
  expect(sheet().getAllByRole('link', { name: /Mon 14 Dec/ })).toHaveLength(4);
  expect(sheet().getAllByText('Full: Sat 5 Dec.')).toHaveLength(5);
  expect(sheet().getByRole('link', { name: 'Ask for the next date' })).toHaveAttribute('href', '/#contact');
  expect(sheet().getByRole('link', { name: 'Calendar file' }).getAttribute('href')).toMatch(
    /\/plans\/\d+-next\.\d+-next\.\d+-next\.\d+-next\.ics$/,
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
