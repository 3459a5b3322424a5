import { configure } from '@agile-languages/shared/platform';
import { fakeApi, renderPage, renderSection, testConfig, testFaqRow } from '@agile-languages/shared/test';
import { screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import FaqPage, { head } from './faq.page.tsx';
import FaqSection from './faq.section.tsx';
import { FaqBlock } from './faq-block.tsx';
import { publishedFaq } from './published-faq.ts';

const testRows = [
  testFaqRow({ question: 'Test first?', answer: '<p>Test <a href="/my-needs">needs</a>.</p>', group: 'classes' }),
  testFaqRow({ question: 'Test second?', answer: '<p>Test two.<script>alert(1)</script></p>', group: 'classes' }),
  testFaqRow({ question: 'Test third?', answer: '<p>Test three.</p>', group: 'platform' }),
];

const show = (path = '/faq') => renderPage({ default: FaqPage }, { path, pattern: '/faq' });
const question = (name: string) => screen.getByRole('button', { name });

test('live questions: asked once with an empty body, shown by group', async () => {
  const { requests } = fakeApi({ 'calle/GetFaqList': { rows: testRows } });
  show();

  expect(await screen.findByRole('button', { name: 'Test first?' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Classes',
    'Platform',
  ]);
  expect(requests).toEqual([{ path: 'calle/GetFaqList', body: {} }]);
});

test('second question opened: the first closes, across groups as well', async () => {
  fakeApi({ 'calle/GetFaqList': { rows: testRows } });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Test first?' }));
  expect(question('Test first?').getAttribute('aria-expanded')).toBe('true');

  await user.click(question('Test third?'));

  expect(question('Test first?').getAttribute('aria-expanded')).toBe('false');
  expect(question('Test third?').getAttribute('aria-expanded')).toBe('true');
});

test('answer: its links work, its scripts are gone', async () => {
  fakeApi({ 'calle/GetFaqList': { rows: testRows } });
  const { user, container } = show();

  await user.click(await screen.findByRole('button', { name: 'Test first?' }));

  expect(screen.getByRole('link', { name: 'needs' }).getAttribute('href')).toBe('/my-needs');
  expect(container.querySelector('script')).toBeNull();
  expect(container.textContent).not.toContain('alert(1)');
});

test('address of an answer: opens it', async () => {
  fakeApi({ 'calle/GetFaqList': { rows: testRows } });
  show('/faq#test-second');

  expect((await screen.findByRole('button', { name: 'Test second?' })).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('link', { name: 'Link to this answer (Test second?)' }).getAttribute('href')).toBe(
    '#test-second',
  );
});

test('address of an answer followed again: opens it again, and ends a search that hides it', async () => {
  fakeApi({ 'calle/GetFaqList': { rows: testRows } });
  const { user, navigate } = show('/faq#test-second');
  await user.click(await screen.findByRole('button', { name: 'Test first?' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search the questions' }), 'first');
  expect(screen.queryByRole('button', { name: 'Test second?' })).toBeNull();

  await navigate('/faq#test-second');

  expect(question('Test second?').getAttribute('aria-expanded')).toBe('true');
  expect(question('Test first?').getAttribute('aria-expanded')).toBe('false');
});

test('address that cannot be decoded: the page stays', async () => {
  fakeApi({ 'calle/GetFaqList': { rows: testRows } });
  show('/faq#%E0%A4%A');

  expect(await screen.findByRole('button', { name: 'Test first?' })).toBeTruthy();
});

test('search: only the hits, with their number', async () => {
  fakeApi({ 'calle/GetFaqList': { rows: testRows } });
  const { user } = show();
  await screen.findByRole('button', { name: 'Test first?' });

  await user.type(screen.getByRole('searchbox', { name: 'Search the questions' }), 'three');

  expect(screen.getByRole('status').textContent).toBe('1 of 3 questions');
  expect(screen.queryByRole('button', { name: 'Test first?' })).toBeNull();
});

test('list fails: logged, nothing said, empty room; the window’s focus asks again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { reply } = fakeApi({ 'calle/GetFaqList': { status: 500 } });
  const { container } = show();
  const before = container.textContent;

  await waitFor(() => expect(container.querySelector('[inert]')).not.toBeNull());
  expect(error.mock.calls.flat().join(' ')).toContain('questions: section failed');
  expect(container.textContent).toBe(before);

  reply('calle/GetFaqList', { rows: testRows });
  dispatchEvent(new Event('focus'));
  expect(await screen.findByRole('button', { name: 'Test first?' })).toBeTruthy();
  expect(container.querySelector('[inert]')).toBeNull();
});

test('composed on the server: the demonstration’s questions can be read; without it the room is kept', () => {
  configure(testConfig);
  expect(renderToStaticMarkup(<FaqBlock choose={(entries) => entries} lines={9} seeMore={false} />)).toContain(
    'There is no self-service sign-up.',
  );

  configure({ ...testConfig, demo: false });
  expect(renderToStaticMarkup(<FaqBlock choose={(entries) => entries} lines={9} seeMore={false} />)).not.toContain(
    'sign-up',
  );
});

test('home: six questions, no See More, both figures of accuracy', async () => {
  fakeApi({ 'calle/GetFaqList': { rows: publishedFaq.slice() } });
  renderSection({ default: FaqSection }, { number: '9' });

  const section = await screen.findByRole('region', { name: 'Questions, with their answers.' });
  expect(within(section).getAllByRole('button')).toHaveLength(6);
  expect(within(section).queryByText('See More')).toBeNull();
  expect(within(section).getByText('Up to 90%')).toBeTruthy();
  expect(within(section).getByText('100%')).toBeTruthy();
  expect(within(section).getByText('As stated by Test Brand')).toBeTruthy();
});

test('head: the questions for search engines, with the demonstration data only', () => {
  configure(testConfig);
  expect(head().jsonLd).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: publishedFaq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]);

  configure({ ...testConfig, demo: false });
  expect(head().jsonLd).toBeUndefined();
});
