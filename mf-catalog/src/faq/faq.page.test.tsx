import { wordsOf } from '@agile-languages/shared/formats';
import { type FakeReply, fakeApi, loadInitialData, renderPage, testFaqRow } from '@agile-languages/shared/test';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import faqPage, { highlightWords } from './faq.page.tsx';

const testRows = [
  testFaqRow({ question: 'Test first?', answer: '<p>Test <a href="/my-needs">needs</a>.</p>', group: 'classes' }),
  testFaqRow({ question: 'Test second?', answer: '<p>Test two.<script>alert(1)</script></p>', group: 'classes' }),
  testFaqRow({ question: 'Test third?', answer: '<p>Test three.</p>', group: 'platform' }),
];

const show = (path = '/faq') => renderPage(faqPage, { path, pattern: '/faq' });
const question = (name: string) => screen.getByRole('button', { name });

test('questions: requested once with an empty body, shown by group', async () => {
  const { requests } = fakeApi({ 'calle/GetFaqList': { rows: testRows } });
  show();

  expect(await screen.findByRole('button', { name: 'Test first?' })).toBeVisible();
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
  expect(question('Test first?')).toHaveAttribute('aria-expanded', 'true');

  await user.click(question('Test third?'));

  expect(question('Test first?')).toHaveAttribute('aria-expanded', 'false');
  expect(question('Test third?')).toHaveAttribute('aria-expanded', 'true');
});

test('answer of a question: its links work, its scripts are gone', async () => {
  fakeApi({ 'calle/GetFaqList': { rows: testRows } });
  const { user, container } = show();

  await user.click(await screen.findByRole('button', { name: 'Test first?' }));

  expect(screen.getByRole('link', { name: 'needs' })).toHaveAttribute('href', '/my-needs');
  expect(container.querySelector('script')).toBeNull();
  expect(container).not.toHaveTextContent('alert(1)');
});

test('address of an answer, by a link of another page: scrolled to it once the questions are there, but for who has scrolled', async () => {
  vi.stubGlobal('scrollY', 0);
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  fakeApi({ 'calle/GetFaqList': { rows: testRows } });
  const { unmount } = show('/faq#test-second');
  await screen.findByRole('button', { name: 'Test second?' });
  await waitFor(() => expect(intoView.mock.contexts).toEqual([document.getElementById('test-second')]));

  unmount();
  vi.stubGlobal('scrollY', 300);
  show('/faq#test-third');
  await screen.findByRole('button', { name: 'Test third?' });

  expect(intoView).toHaveBeenCalledOnce();
});

test('questions that come late: the named one takes the focus from the heading, but not from who types', async () => {
  vi.stubGlobal('scrollY', 0);
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const showFocusedOn = async (element: () => HTMLElement) => {
    const { promise, resolve } = Promise.withResolvers<{ rows: object[] }>();
    fakeApi({ 'calle/GetFaqList': promise });
    const { unmount } = show('/faq#test-second');
    element().tabIndex = -1;
    element().focus();
    intoView.mockClear();
    resolve({ rows: testRows });
    await waitFor(() => expect(intoView).toHaveBeenCalled());
    return unmount;
  };
  const search = () => screen.getByRole('searchbox', { name: 'Search the questions' });
  const unmount = await showFocusedOn(search);
  expect(search()).toHaveFocus();

  unmount();
  await showFocusedOn(() => screen.getByRole('heading', { level: 1 }));
  expect(document.getElementById('test-second')?.contains(document.activeElement)).toBe(true);
});

test('address of an answer: opens it', async () => {
  fakeApi({ 'calle/GetFaqList': { rows: testRows } });
  show('/faq#test-second');

  expect(await screen.findByRole('button', { name: 'Test second?' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Link to this answer (Test second?)' })).toHaveAttribute(
    'href',
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

  expect(question('Test second?')).toHaveAttribute('aria-expanded', 'true');
  expect(question('Test first?')).toHaveAttribute('aria-expanded', 'false');
});

test('address changes to what is no question, or to one that the search finds: the search stays, and what is open', async () => {
  fakeApi({ 'calle/GetFaqList': { rows: testRows } });
  const { user, navigate } = show();
  await screen.findByRole('button', { name: 'Test first?' });
  const search = screen.getByRole('searchbox', { name: 'Search the questions' });
  await user.type(search, 'first');

  await navigate('/faq#main');
  expect(search).toHaveValue('first');
  expect(question('Test first?')).toHaveAttribute('aria-expanded', 'true');
  await navigate('/faq#test-first');

  expect(search).toHaveValue('first');
  expect(question('Test first?')).toHaveAttribute('aria-expanded', 'true');
});

test('address that cannot be decoded: the page stays', async () => {
  fakeApi({ 'calle/GetFaqList': { rows: testRows } });
  show('/faq#%E0%A4%A');

  expect(await screen.findByRole('button', { name: 'Test first?' })).toBeVisible();
});

test('search of questions: only the hits, with their number; a single one is open', async () => {
  fakeApi({ 'calle/GetFaqList': { rows: testRows } });
  const { user } = show();
  await screen.findByRole('button', { name: 'Test first?' });

  await user.type(screen.getByRole('searchbox', { name: 'Search the questions' }), 'three');

  expect(screen.getByRole('status').textContent).toBe('1 of 3 questions');
  expect(screen.queryByRole('button', { name: 'Test first?' })).toBeNull();
  expect(question('Test third?')).toHaveAttribute('aria-expanded', 'true');
});

test('search of questions that finds none: words that find some', async () => {
  fakeApi({ 'calle/GetFaqList': { rows: testRows } });
  const { user } = show();
  await screen.findByRole('button', { name: 'Test first?' });

  await user.type(screen.getByRole('searchbox', { name: 'Search the questions' }), 'xyzzy');

  expect(screen.getByText(/^No question has these words\. Try one of these: refund/)).toBeVisible();
});

test('questions fail without earlier ones: logged, no text; the focus of the window requests them again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { reply } = fakeApi({ 'calle/GetFaqList': { status: 500 } });
  const { container } = show();
  const before = container.textContent;

  await waitFor(() => expect(error.mock.calls.flat().join(' ')).toContain('questions: section failed'));
  expect(container.textContent).toBe(before);

  reply('calle/GetFaqList', { rows: testRows });
  dispatchEvent(new Event('focus'));
  expect(await screen.findByRole('button', { name: 'Test first?' })).toBeVisible();
});

test.each<[string, FakeReply]>([
  ['status 500', { status: 500 }],
  ['status 429', { status: 429 }],
  ['no connection', 'no connection'],
  ['HTML with status 200', { text: '<!doctype html>' }],
  ['cut JSON', { text: '{"tbl":[{"r":[' }],
  ['no content', { text: '' }],
  ['an empty list instead of an answer', { text: '[]' }],
  ['a refusal', { err: [{ val: 'Test refusal.' }] }],
])('prerendered questions, API fails by %s: all of them stay, the failure is in the console', async (_, reply) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const api = fakeApi({ 'calle/GetFaqList': { rows: testRows } });
  const initialData = await loadInitialData(faqPage);
  api.reply('calle/GetFaqList', reply);

  const { served, container } = renderPage(faqPage, { path: '/faq#test-second', pattern: '/faq', initialData });

  expect(served).toContain('Test two.');
  const before = container.textContent;
  await waitFor(() => expect(error.mock.calls.flat().join(' ')).toContain('questions: section failed'));
  expect(container.textContent).toBe(before);
  expect(question('Test second?')).toHaveAttribute('aria-expanded', 'true');
});

test('prerendered questions, API that never answers: they stay and can be searched', async () => {
  const api = fakeApi({ 'calle/GetFaqList': { rows: testRows } });
  const initialData = await loadInitialData(faqPage);
  api.reply('calle/GetFaqList', new Promise(() => {}));

  const { user } = renderPage(faqPage, { path: '/faq', initialData });
  await user.type(screen.getByRole('searchbox', { name: 'Search the questions' }), 'three');

  expect(question('Test third?')).toHaveAttribute('aria-expanded', 'true');
});

test('prerendered questions that are out of date: the response replaces them', async () => {
  const { reply } = fakeApi({ 'calle/GetFaqList': { rows: testRows } });
  const initialData = await loadInitialData(faqPage);
  reply('calle/GetFaqList', { rows: [testFaqRow({ question: 'Test of today?' })] });

  renderPage(faqPage, { path: '/faq', initialData });

  expect(await screen.findByRole('button', { name: 'Test of today?' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Test first?' })).toBeNull();
});

test('provider without questions: the page with its way to contact, and nothing to search', async () => {
  fakeApi({ 'calle/GetFaqList': { rows: [] } });

  const { head } = renderPage(faqPage, { path: '/faq', initialData: await loadInitialData(faqPage) });

  expect(screen.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/#contact');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(head()?.jsonLd).toBeUndefined();
});

function markedIn(html: string, query: string): string[] {
  const marks = new Map<string, Set<Range>>();
  vi.stubGlobal(
    'Highlight',
    class extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges);
      }
    },
  );
  vi.stubGlobal('CSS', { highlights: marks });
  const element = document.createElement('div');
  element.innerHTML = html;
  highlightWords(element, wordsOf(query));
  return [...marks.values()].flatMap((ranges) => [...ranges].map(String));
}

test.each([
  ['<p>Paid in İzmir</p>', 'izmir', ['İzmir']],
  ['<p>İİİİ is paid</p>', 'paid', ['paid']],
  ['<p>ﬃﬃ <em>oﬃce</em>, ßß fee</p>', 'office fee', ['oﬃce', 'fee']],
  ['<p>Zu\u0308rich and Zürich</p>', 'zurich', ['Zu\u0308rich', 'Zürich']],
])('%s, searched for %s: marked is %j', (html, query, marked) => {
  expect(markedIn(html, query)).toEqual(marked);
});
