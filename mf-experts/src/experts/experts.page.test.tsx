import { fakeApi, renderPage, testProfileRow } from '@agile-languages/shared/test';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import page from './experts.page.tsx';

const testExperts = [
  testProfileRow({
    id: '1',
    fullname: 'Elif Test',
    countryName: 'Türkiye',
    company: 'Test Clinic',
    languages: ['Form'],
  }),
  testProfileRow({
    id: '2',
    fullname: 'Yusuf Test',
    countryName: 'Türkiye',
    company: 'Test Box',
    languages: ['Money'],
  }),
  testProfileRow({
    id: '3',
    fullname: 'Oskar Test',
    countryName: 'Norway',
    company: 'Test Ferries',
    languages: ['Data'],
  }),
  ...[4, 5, 6, 7].map((id) =>
    testProfileRow({
      id: `${id}`,
      fullname: id === 7 ? 'Will Other' : `Other ${id}`,
      countryName: 'Peru',
      company: 'Test & Co',
      languages: [],
    }),
  ),
];

const renderExperts = async (rowCount = '7') => {
  const { requests } = fakeApi({ 'calle/GetProfileList': { kv: { rowCount }, rows: testExperts } });
  const rendered = renderPage(page, { path: '/experts' });
  await screen.findByText(`6 of ${rowCount} experts`);
  return { requests, box: screen.getByRole('searchbox', { name: 'Search by keywords' }), ...rendered };
};

const shown = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('search for experts, first: one call, six experts, the link to all', async () => {
  const { requests } = await renderExperts();

  expect(shown()).toEqual(['Elif Test', 'Yusuf Test', 'Oskar Test', 'Other 4', 'Other 5', 'Other 6']);
  expect(screen.getByRole('link', { name: 'All experts' })).toHaveAttribute('href', '/profiles');
  expect(requests.map(({ path, body }) => [path, JSON.stringify(body)])).toEqual([
    ['calle/GetProfileList', '{"kv":{"fkUserId":"","limit":100,"startLimit":0}}'],
  ]);
});

test('search for experts, country typed: its experts stay, no call is made', async () => {
  const { user, box, requests } = await renderExperts();

  await user.type(box, 'turkiye');

  expect(shown()).toEqual(['Elif Test', 'Yusuf Test']);
  expect(screen.getByRole('status').textContent).toBe('2 of 7 experts found');
  expect(requests).toHaveLength(1);
});

test('search for experts, country in German or French: found', async () => {
  const { user, box } = await renderExperts();

  await user.type(box, 'türkei');
  expect(shown()).toEqual(['Elif Test', 'Yusuf Test']);

  await user.clear(box);
  await user.type(box, 'norvège');
  expect(shown()).toEqual(['Oskar Test']);
});

test('search for experts, name, company, Language: found', async () => {
  const { user, box } = await renderExperts();

  await user.type(box, 'oskar');
  expect(shown()).toEqual(['Oskar Test']);

  await user.clear(box);
  await user.type(box, 'FERRIES');
  expect(shown()).toEqual(['Oskar Test']);

  await user.clear(box);
  await user.type(box, 'money');
  expect(shown()).toEqual(['Yusuf Test']);
});

test('search for experts, several words: all of them have to be found', async () => {
  const { user, box } = await renderExperts();

  await user.type(box, 'türkiye form');

  expect(shown()).toEqual(['Elif Test']);
});

test('search for experts, name that is a word of questions, too: found as a name', async () => {
  const { user, box } = await renderExperts();

  await user.type(box, 'will other');

  expect(shown()).toEqual(['Will Other']);
});

test('search for experts, position: not searched', async () => {
  const { user, box } = await renderExperts();

  await user.type(box, 'Test Position');

  expect(shown()).toEqual([]);
});

test('search for experts, nothing found: the sentence; cleared: the first six again', async () => {
  const { user, box } = await renderExperts();

  await user.type(box, 'xyz');
  expect(screen.getByText('There is nothing to show')).toBeVisible();
  expect(screen.getByRole('status').textContent).toBe('0 of 7 experts found');

  await user.clear(box);
  expect(shown()).toHaveLength(6);
});

test('search for experts, characters of a pattern: searched literally', async () => {
  const { user, box } = await renderExperts();

  await user.type(box, '& co');

  expect(shown()).toEqual(['Other 4', 'Other 5', 'Other 6', 'Will Other']);
});

test('search for experts, more experts than one call returns: the line names how many were searched', async () => {
  const { user, box } = await renderExperts('100000');

  await user.type(box, 'peru');

  expect(screen.getByRole('status').textContent).toBe('4 found among the first 7 of 100000 experts');
});

test('search for experts, list fails: logged, no text; the box stays; requested again when the window regains focus', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { reply } = fakeApi({ 'calle/GetProfileList': { status: 500 } });
  const { container } = renderPage(page, { path: '/experts' });
  const before = container.textContent;
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith(
      expect.stringMatching(/^experts: section failed/),
      expect.anything(),
      expect.anything(),
    ),
  );
  expect(container.textContent).toBe(before);
  expect(screen.getByRole('searchbox')).toBeVisible();

  reply('calle/GetProfileList', { kv: { rowCount: '7' }, rows: testExperts });
  fireEvent.focus(window);

  expect(await screen.findByText('6 of 7 experts')).toBeVisible();
});

test('search for experts, provider without experts: the sentence, nothing to search and no link to nobody', async () => {
  fakeApi({ 'calle/GetProfileList': { kv: { rowCount: '0' }, rows: [] } });

  renderPage(page, { path: '/experts' });

  expect(await screen.findByText('There is nothing to show')).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('search for experts, word of two letters that are one sign: found and marked as a whole', async () => {
  const { user, box, container } = await renderExperts();

  await user.type(box, 'TÜRKI\u0307YE');

  expect(shown()).toEqual(['Elif Test', 'Yusuf Test']);
  expect(container.querySelector('[class*=highlight]')).toHaveTextContent(/^Türkiye$/);
});
