import { fakeApi, renderPage, testSampleRow } from '@agile-languages/shared/test';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import page from './sample.page.tsx';

const testSample = testSampleRow({
  id: '700001',
  className: 'Test box',
  classDescription: 'Test description.',
  langId: '1111111',
  langName: 'User Story',
  enrolmentDate: '20261021',
  fkProjectId: 'P-0001',
  fkUserId: '900010',
  fullname: 'Test Author',
});
const testSimilar = [2, 3, 4, 5, 6].map((n) =>
  testSampleRow({ id: `70000${n}`, className: `Similar ${n}`, langId: '1111111' }),
);

const testApi = (sample: object[], similar: object[] = [testSample, ...testSimilar]) =>
  fakeApi({
    'calle/GetSampleList': (body) => ({
      rows: (body as { kv: { id: string } }).kv.id ? sample : similar,
    }),
  });

const open = () => renderPage(page, { path: '/sample/700001', pattern: '/sample/:id' });

test('page of a sample, calls: the sample by its id as the document requests, then its Language', async () => {
  const { requests } = testApi([testSample]);

  open();

  await screen.findByRole('heading', { name: 'Similar 2' });
  expect(requests.map(({ body }) => JSON.stringify(body))).toEqual([
    '{"kv":{"startLimit":0,"limit":1,"fkLangId":"","id":"700001","fkUserId":""}}',
    '{"kv":{"startLimit":0,"limit":5,"fkLangId":"1111111","id":"","fkUserId":""}}',
  ]);
});

test('page of a sample: title, description, filled card, link to its project', async () => {
  testApi([testSample]);

  const { head } = open();

  expect(await screen.findByRole('heading', { level: 1, name: 'Test box' })).toBeVisible();
  expect(screen.getByText('Test description.')).toBeVisible();
  expect(screen.getByText('User Story Card')).toBeVisible();
  expect(screen.getByText('21.10.2026')).toBeVisible();
  expect(screen.getByText('P-0001')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Test Author' })).toHaveAttribute('href', '/single-profile/900010');
  const project = screen.getByRole('link', { name: /^Open the project in the framework/ });
  expect(project).toHaveAttribute('href', 'http://framework.test/?project=P-0001');
  expect(project).toHaveAttribute('target', '_blank');
  expect(project).toHaveAttribute('rel', 'noopener');
  expect(head()?.title).toBe('Test box');
});

test('page of a sample: its card, with the red pen of its expert', async () => {
  testApi([{ ...testSample, card: 'role: ~user~ ^subscriber^\n! Who pays?\nstatus: Ready' }]);

  open();

  const card = within(await screen.findByRole('figure'));
  expect(card.getByRole('deletion').textContent).toBe('Struck out: user');
  expect(card.getByRole('insertion').textContent).toBe('subscriber');
  expect(card.getByText('Who pays?')).toBeVisible();
  expect(card.getByText('In red: Test Author')).toBeVisible();
  const lab = card.getByRole('link', { name: 'What Card Lab finds in it' });
  expect(lab).toHaveAttribute('href', '/lab#text=role%3A%20subscriber%0Astatus%3A%20Ready');
  expect(card.queryByText('The pattern of this card')).toBeNull();
});

test('page of a sample, no card of its own: the pattern of such a card', async () => {
  testApi([testSample]);

  open();

  const card = within(await screen.findByRole('figure'));
  expect(card.getByText('acceptance criteria')).toBeVisible();
  expect(card.getByText('The pattern of this card')).toBeVisible();
});

test('page of a sample of a Language without a card: no card', async () => {
  testApi([{ ...testSample, langId: '1111118', langName: 'Digital Product' }]);

  open();

  await screen.findByText('Test description.');
  expect(screen.queryByRole('figure')).toBeNull();
});

test('page of a sample, similar samples: the same Language, without itself, four at most', async () => {
  testApi([testSample]);

  open();

  await screen.findByRole('heading', { name: 'Similar 2' });
  const part = screen.getByRole('region', { name: 'Similar samples' });
  const titles = within(part).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Similar 2', 'Similar 3', 'Similar 4', 'Similar 5']);
  expect(within(part).getByRole('link', { name: 'All of this Language' })).toHaveAttribute('href', '/samples/1111111');
});

test('page of a sample, no other sample of the Language: the sentence', async () => {
  testApi([testSample], [testSample]);

  open();

  expect(await screen.findByText('There is nothing to show')).toBeVisible();
});

test('page of a sample, no project, no expert, no date: left out', async () => {
  testApi([testSampleRow({ fkProjectId: '', fullname: '', enrolmentDate: 'TBA' })]);

  open();

  await screen.findByRole('heading', { level: 1, name: 'Test sample' });
  expect(screen.queryByRole('link', { name: /framework/ })).toBeNull();
  expect(screen.queryByText('Expert')).toBeNull();
  expect(screen.queryByText('Date')).toBeNull();
});

test('page of a sample, unknown id: the sentence and the link to all, no similar samples', async () => {
  testApi([]);

  open();

  expect(await screen.findByText('There is nothing to show')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All samples' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Similar samples' })).toBeNull();
});

test('page of a sample, call fails: logged, no text; requested again when the window regains focus', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { reply } = fakeApi({ 'calle/GetSampleList': { status: 503 } });
  const { container } = open();
  const before = container.textContent;
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith(
      expect.stringMatching(/^sample: section failed/),
      expect.anything(),
      expect.anything(),
    ),
  );
  expect(container.textContent).toBe(before);

  reply('calle/GetSampleList', { rows: [testSample] });
  fireEvent.focus(window);

  expect(await screen.findByText('Test description.')).toBeVisible();
});
