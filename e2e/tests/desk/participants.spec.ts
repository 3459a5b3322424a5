import { expect, test } from '../../src/desk-test.ts';

test('participants on paper: name, address, sessions and the box to tick; no payment, no waiting list, on A4 and A5', {
  tag: '@all',
}, async ({ signedIn: page, site }) => {
  const headers = { origin: site };
  const data = {
    ...{ name: 'Class on paper', languageId: '1111117', start: '2030-03-05T18:30', timeZone: 'America/Toronto' },
    ...{ pattern: '2 x 3 h, Tue 18:30', mode: 'Blended', trainerId: '', seats: '1', price: '480', oldPrice: '' },
    ...{ currency: 'EUR', description: '<p>Test</p>' },
  };
  const draft = await (await page.request.post(`${site}/desk/api/classes`, { headers, data: { data } })).json();
  await page.request.post(`${site}/desk/api/classes/${draft.id}/publish`, { headers, data: { version: 1 } });
  const seat = { email: 'member@example.com', classId: draft.id };
  await page.request.post(`${site}/desk/api/enrolments`, { headers, data: { data: seat } });

  await page.goto(`/desk/classes/${draft.id}/participants`, { waitUntil: 'commit' });
  const table = page.getByRole('table');
  const printed = ['Demo Member', 'member@example.com', '0 of 2'].map((text) => table.getByText(text, { exact: true }));
  const onScreen = [
    ...['Enrolled', 'Booking'].map((name) => page.getByRole('columnheader', { name, exact: true })),
    table.getByRole('link', { name: /480 EUR/ }),
    table.getByRole('time').first(),
    page.getByRole('heading', { name: 'Waiting list' }),
    page.getByRole('button', { name: 'Add to the waiting list' }),
  ];
  for (const one of [...printed, ...onScreen]) await expect(one).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  for (const width of [794, 559]) {
    await page.setViewportSize({ width, height: 900 });
    for (const one of printed) await expect(one).toBeVisible();
    await expect(table.getByRole('checkbox')).toBeVisible();
    for (const one of onScreen) await expect(one).toBeHidden();
  }
});
