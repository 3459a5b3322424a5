import { fakeApi, testClassRow } from '@agile-languages/shared/test';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import declaration from '../../area.json' with { type: 'json' };
import { answering, bodyAt, listOf, show, testClasses, titles } from './test-list.tsx';

test('34 classes: ten on page 1, four pages with real addresses', async () => {
  const { requests } = answering();
  show();

  expect(await screen.findByText('Showing 1 to 10 of 34 entries')).toBeVisible();
  expect(titles()).toHaveLength(10);
  const pages = within(screen.getByRole('navigation', { name: 'Pages of classes' }));
  expect(pages.getByRole('link', { name: 'Page 4' })).toHaveAttribute('href', '/upcoming-classes?limit=30&endLimit=40');
  expect(pages.queryByRole('link', { name: 'Page 5' })).toBeNull();
  expect(requests).toEqual([bodyAt(0)]);
});

test('class list, address with limit 30: the last four', async () => {
  const { requests } = answering();
  show('?limit=30&endLimit=40');

  expect(await screen.findByText('Showing 31 to 34 of 34 entries')).toBeVisible();
  expect(titles()).toEqual(['Test class 31', 'Test class 32', 'Test class 33', 'Test class 34']);
  expect(requests).toEqual([bodyAt(30)]);
});

test('class list, page link: address, call, and focus on the heading of the list', async () => {
  const { requests } = answering();
  const { user, address } = show();
  await user.click(await screen.findByRole('link', { name: 'Page 2' }));

  expect(await screen.findByText('Showing 11 to 20 of 34 entries')).toBeVisible();
  expect(address()).toBe('/upcoming-classes?limit=10&endLimit=20');
  expect(requests).toEqual([bodyAt(0), bodyAt(10)]);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'All Languages, page 2 of 4' })).toHaveFocus());
});

test('class list, Language filter: address, call and mark', async () => {
  const testForm = testClassRow({
    id: '500013',
    langName: 'Form',
    fkDpLangId: '1111117',
    className: 'Test form class',
  });
  const { requests } = answering([...testClasses, testForm]);
  const { user, address } = show('?limit=10&endLimit=20');
  await screen.findByText('Showing 11 to 20 of 35 entries');
  const filter = within(screen.getByRole('navigation', { name: 'Language' }));
  expect(filter.getAllByRole('link')).toHaveLength(10);

  await user.click(filter.getByRole('link', { name: 'Form' }));

  expect(await screen.findByText('Showing 1 to 1 of 1 entries')).toBeVisible();
  expect(address()).toBe('/upcoming-classes?fkDpLangId=1111117&limit=0&endLimit=10');
  expect(requests).toEqual([bodyAt(10), bodyAt(0, '1111117')]);
  expect(filter.getByRole('link', { current: true }).textContent).toBe('Form');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Form' })).toHaveFocus());
});

test('class list, address with Language: filter and call restored', async () => {
  const { requests } = answering(testClasses.map((row) => ({ ...row, fkDpLangId: '1111111' })));
  show('?fkDpLangId=1111111&limit=20&endLimit=30');

  expect(await screen.findByText('Showing 21 to 30 of 34 entries')).toBeVisible();
  expect(requests).toEqual([bodyAt(20, '1111111')]);
  expect(screen.getByRole('link', { current: true, name: 'User Story' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute(
    'href',
    '/upcoming-classes?fkDpLangId=1111111&limit=0&endLimit=10',
  );
});

test('class list, address with a wrong endLimit: corrected, requested once', async () => {
  const { requests } = answering();
  const { address } = show('?limit=10&endLimit=500');

  expect(await screen.findByText('Showing 11 to 20 of 34 entries')).toBeVisible();
  expect(address()).toBe('/upcoming-classes?limit=10&endLimit=20');
  expect(requests).toEqual([bodyAt(10)]);
});

test('class list, address beyond the end: the last page in its place', async () => {
  const { requests } = answering();
  const { address } = show('?limit=900&endLimit=910');

  expect(await screen.findByText('Showing 31 to 34 of 34 entries')).toBeVisible();
  expect(address()).toBe('/upcoming-classes?limit=30&endLimit=40');
  expect(requests).toEqual([bodyAt(900), bodyAt(30)]);
});

test('class list, no class: the exact sentence and the other Languages', async () => {
  answering();
  show('?fkDpLangId=1111217');

  expect((await screen.findByText(/^New Classes/)).textContent).toBe('New Classes will be uploaded in short time.');
  expect(screen.queryByText(/^Showing/)).toBeNull();
  const others = screen.getByText('Classes in other Languages:').nextElementSibling;
  expect(others?.textContent).toBe(
    'Digital ProductMoneyFormUser StoryData FlowUser Story ManagementDataData Oriented Programming',
  );
  expect(screen.getAllByRole('link', { name: 'Form' }).at(-1)).toHaveAttribute(
    'href',
    '/upcoming-classes?fkDpLangId=1111117&limit=0&endLimit=10',
  );
});

test("class list, rowCount '0' in the row: empty as well", async () => {
  fakeApi({ 'calle/GetClassList': { rows: [testClassRow({ rowCount: '0' })] } });
  show();

  expect(await screen.findByText('New Classes will be uploaded in short time.')).toBeVisible();
});

test('list fails: logged, no text, the rest of the page stays; requested again on focus', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const { requests, reply } = fakeApi({ 'calle/GetClassList': { status: 500 } });
  const { container } = show();
  await waitFor(() =>
    expect(report).toHaveBeenCalledWith(
      expect.stringMatching(/^classes: section failed \([a-z\d]{1,6}\)$/),
      expect.objectContaining({ name: 'ApiError' }),
      expect.any(String),
    ),
  );

  expect(screen.getByRole('heading', { level: 1, name: 'Upcoming classes' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Language' })).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
  expect(container).not.toHaveTextContent(/error|sorry|fail/i);

  reply('calle/GetClassList', listOf(testClasses));
  act(() => {
    dispatchEvent(new Event('focus'));
  });
  expect(await screen.findByText('Showing 1 to 10 of 34 entries')).toBeVisible();
  expect(requests).toEqual([bodyAt(0), bodyAt(0)]);
});

test('list failed: another Language is requested without waiting for focus', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { reply } = fakeApi({ 'calle/GetClassList': 'no connection' });
  const { user } = show();
  await waitFor(() => expect(console.error).toHaveBeenCalled());

  reply('calle/GetClassList', listOf(testClasses));
  await user.click(screen.getByRole('link', { name: 'Digital Product' }));

  expect(await screen.findByText('Showing 1 to 10 of 34 entries')).toBeVisible();
});

test('class list, page left before the answer: the request ends, nothing is logged', async () => {
  const report = vi.spyOn(console, 'error');
  fakeApi({ 'calle/GetClassList': new Promise(() => {}) });
  const { unmount } = show();

  unmount();
  await Promise.resolve();

  expect(report).not.toHaveBeenCalled();
});

test('class list, the document starts the same call as the page', () => {
  const [started] = declaration.routes['/upcoming-classes'].firstRequests;
  expect(started?.call).toBe('calle/GetClassList');
  expect(JSON.stringify(started?.kv)).toBe(
    JSON.stringify({ ...bodyAt(0).body.kv, startLimit: { offset: 'limit' }, fkDpLangId: { query: 'fkDpLangId' } }),
  );
});

test.each([
  ['', 'Subscribe to all Languages in your calendar', 'all'],
  ['?fkDpLangId=1111117', 'Subscribe to Form in your calendar', '1111117'],
  ['?fkDpLangId=nothing', 'Subscribe to all Languages in your calendar', 'all'],
])('%s: %s', async (query, name, id) => {
  answering();
  show(query);

  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    `webcal://site.test/api/languages/${id}.ics`,
  );
  expect(screen.getByRole('link', { name: 'feed address' })).toHaveAttribute(
    'href',
    `http://site.test/api/languages/${id}.ics`,
  );
});

test('list, head: its own title, every class of the page as a course instance', async () => {
  answering();
  const { head } = show();

  expect(head()).toMatchObject({ title: 'Upcoming classes', jsonLd: [] });
  await waitFor(() => expect(head()?.jsonLd).toHaveLength(1));
  const [list] = JSON.parse(JSON.stringify(head()?.jsonLd));
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 34 });
  expect(list.itemListElement).toHaveLength(10);
  expect(list.itemListElement[0]).toMatchObject({
    position: 1,
    item: {
      '@type': 'CourseInstance',
      url: 'http://site.test/class/500001',
      startDate: '2026-12-03T18:30:00+03:00',
    },
  });
});
