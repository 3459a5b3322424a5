import { languages } from '@agile-languages/shared/content';
import { api } from '@agile-languages/shared/platform';
import { fakeApi, renderPage, testClassRow, testSampleRow } from '@agile-languages/shared/test';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { courses } from '../courses/courses.ts';
import { moduleNumber } from '../simulation-platform/modules.ts';
import page from './language.page.tsx';

const show = (id = '1111117') => renderPage(page, { path: `/languages/${id}`, pattern: '/languages/:id' });

const answers = {
  'calle/GetClassList': { rows: [testClassRow({ className: 'Language of Form, test track', langName: 'Form' })] },
  'calle/GetSampleList': { rows: [testSampleRow({ className: 'Test sample of a form' })] },
};

class EverythingSeen {
  readonly #report: (entries: { isIntersecting: boolean }[]) => void;
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.#report = report;
  }
  observe() {
    this.#report([{ isIntersecting: true }]);
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', EverythingSeen);
});

test.each(languages)('$name: one h1 with its name, its hours and its tag line', ({ id, name, hours }) => {
  fakeApi(answers);
  show(id);

  const titles = screen.getAllByRole('heading', { level: 1 });
  expect(titles).toHaveLength(1);
  expect(titles[0]).toHaveTextContent(`Language of ${name} noun`);
  expect(screen.getByText(new RegExp(`· ${hours} hours ·`))).toBeVisible();
  const summary = within(screen.getByRole('complementary', { name: 'Summary' }));
  expect(summary.getAllByRole('definition')[0]?.textContent).toBe(`${hours}`);
  expect(screen.getByText(courses.find((course) => course.id === id)?.tagLine ?? '')).toBeVisible();
});

test('language page: its sections in their order', () => {
  fakeApi(answers);
  show();

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Next classes',
    'Samples of this Language',
    'What you will learn',
    'Who can benefit',
    'Simulation Platform modules',
    'Screen samples',
    'Topics',
    'Certificate',
  ]);
});

test.each(languages)('$name: running text of 400 to 700 words', { tags: ['all'] }, ({ id }) => {
  fakeApi(answers);
  const { container } = show(id);

  const text = container.querySelector('section[data-lang]')?.cloneNode(true) as HTMLElement;
  for (const element of text.querySelectorAll('aside, table, svg, dialog, [aria-hidden], [role=status], label, button'))
    element.remove();
  for (const block of text.querySelectorAll('p, li, dt, dd, figcaption, h1, h2')) block.append(' ');
  const words = text.textContent.trim().split(/\s+/).length;

  expect(words).toBeGreaterThanOrEqual(400);
  expect(words).toBeLessThanOrEqual(700);
});

test.each(courses)('$title: its sentences stay under twenty words on average', ({ description }) => {
  const sentences = description.content
    .replace(/<[^>]+>/g, ' ')
    .split(/[.?!]\s/)
    .map((sentence) => sentence.trim().split(/\s+/).length);

  expect(sentences.reduce((sum, length) => sum + length, 0) / sentences.length).toBeLessThan(20);
});

test.each(courses)('$title: all that it teaches, whom it helps, its modules and its topics', (course) => {
  const { youWillLearn, benefits, frameworks, topics } = course;
  fakeApi(answers);
  show(course.id);
  const part = ({ title }: { title: string }) => within(screen.getByRole('region', { name: title }));
  const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

  const lists = youWillLearn.subContent.flatMap(({ list }) => list);
  expect(texts(part(youWillLearn).getAllByRole('listitem'))).toEqual(lists);
  for (const { contentDesc } of youWillLearn.subContent) part(youWillLearn).getByText(contentDesc);
  expect(texts(part(benefits).getAllByRole('term'))).toEqual(benefits.subContent.map((each) => each.contentDesc));
  expect(texts(part(benefits).getAllByRole('definition'))).toEqual(benefits.subContent.flatMap(({ list }) => list));
  expect(texts(part(frameworks).getAllByRole('link'))).toEqual(
    frameworks.subContent.map(({ contentDesc }) => `${moduleNumber(contentDesc)}${contentDesc}`),
  );
  expect(texts(part(topics).getAllByRole('link'))).toEqual(topics.tableRow.flatMap(({ topic }) => topic));
  const third = topics.tableRow.flatMap(({ thirdTopic }) => Object.values(thirdTopic ?? {}).flat());
  expect(texts(part(topics).getAllByRole('listitem'))).toEqual(expect.arrayContaining(third));
});

test('topics table, column headers: exactly Category and Topic', () => {
  fakeApi(answers);
  show();

  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Category', 'Topic']);
});

test('page of Digital Product: eight document templates by card type, each drawn in two cuts, and no certificate', async () => {
  fakeApi(answers);
  show('1111118');

  const templates = screen.getByRole('region', { name: 'Document templates' });
  expect(within(templates).getAllByRole('figure')).toHaveLength(8);
  expect(
    within(templates)
      .getAllByRole('figure')
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual([
    'Business Case Cards',
    'Financial Statement Cards',
    'Data Flow Cards',
    'User Story Cards',
    'Form Cards',
    'Database Cards',
    'API Cards',
    'Issue Cards',
  ]);
  await waitFor(() => expect(within(templates).getAllByRole('img')).toHaveLength(2 * 8));
  expect(screen.queryByRole('heading', { name: 'Certificate' })).toBeNull();
});

test('page of another Language: a certificate with its name, no document templates', async () => {
  fakeApi(answers);
  show('1111113');

  expect(
    await screen.findByRole('img', { name: 'Sample certificate L8-0000-SAMPLE: Sample Name, Language of Data' }),
  ).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Document templates' })).toBeNull();
});

test('summary: requests three classes, and four samples of this Language once they are in view', async () => {
  const { requests } = fakeApi(answers);
  show();

  expect(await screen.findByRole('link', { name: 'Test track' })).toHaveAttribute('href', '/class/500001');
  expect(screen.getByRole('link', { name: 'Test sample of a form' })).toHaveAttribute('href', '/sample/800001');
  expect(requests.toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
    { path: 'calle/GetClassList', body: { kv: { startLimit: 0, limit: 3, fkClassId: '', fkDpLangId: '1111117' } } },
    {
      path: 'calle/GetSampleList',
      body: { kv: { startLimit: 0, limit: 4, fkLangId: '1111117', id: '', fkUserId: '' } },
    },
  ]);
});

test('summary of a Language without samples: the sentence in place of the skeleton', async () => {
  fakeApi({ ...answers, 'calle/GetSampleList': { rows: [] } });
  show('1111118');

  const summary = within(screen.getByRole('complementary', { name: 'Summary' }));
  expect(await summary.findByText('There is nothing to show')).toBeVisible();
});

test('summary of a Language without classes: the sentence about new ones', async () => {
  fakeApi({ ...answers, 'calle/GetClassList': { rows: [] } });
  show('1111217');

  expect(await screen.findByText('New Classes will be uploaded in short time.')).toBeVisible();
});

test('next classes, request fails: no text, the rest works, the focus of the window requests them again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { reply } = fakeApi({ ...answers, 'calle/GetClassList': { status: 500 } });
  show();

  await waitFor(() => expect(error).toHaveBeenCalled());
  expect(await screen.findByRole('link', { name: 'Test sample of a form' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Next classes' }).parentElement?.textContent).toBe('Next classes');

  reply('calle/GetClassList', answers['calle/GetClassList']);
  dispatchEvent(new Event('focus'));
  expect(await screen.findByRole('link', { name: 'Test track' })).toBeVisible();
});

test('topics table, search: only the hits, highlighted, with their number', async () => {
  fakeApi(answers);
  const { user, container } = show();

  await user.type(screen.getByRole('searchbox', { name: 'Find a topic' }), 'onc');

  expect(screen.getByText('2 topics', { selector: '[role=status]' })).toBeVisible();
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Onc', 'Onc']);
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
});

test('screen samples: a carousel; a click shows one large, closing leads back, the next click opens again', async () => {
  fakeApi(answers);
  const { user } = show();

  const row = within(screen.getByRole('region', { name: 'Screens in a row' }));
  expect(row.getByText('1 of 5')).toBeVisible();
  await waitFor(() => expect(row.getAllByRole('img')).toHaveLength(5));
  await user.click(row.getByRole('button', { name: 'Enlarge: Event actions on one input' }));
  const viewer = await screen.findByRole('dialog', { name: 'Screen samples' });
  expect(within(viewer).getByText('2 / 5')).toBeVisible();
  expect(
    await within(viewer).findByRole('img', { name: 'Module 7, Form Editor: Event actions on one input' }),
  ).toBeVisible();

  await user.click(within(viewer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Screen samples' })).toBeNull());

  await user.click(row.getByRole('button', { name: 'Enlarge: Form Editor: the sixteen input types' }));
  expect(within(screen.getByRole('dialog', { name: 'Screen samples' })).getByText('1 / 5')).toBeVisible();
});

test('links to previous and next: the neighbours in the menu; none before the first and after the last', () => {
  fakeApi(answers);
  const first = show('1111118');
  expect(neighbours()).toEqual(['next Financial Statement']);
  first.unmount();

  const middle = show();
  expect(neighbours()).toEqual(['previous Money', 'next User Story']);
  middle.unmount();

  show('1111114');
  expect(neighbours()).toEqual(['previous Data']);
});

const neighbours = () =>
  within(screen.getByRole('navigation', { name: 'Previous and next Language' }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

test('tabs of the Languages: nine, the open one is current', () => {
  fakeApi(answers);
  show();

  const tabs = within(screen.getByRole('navigation', { name: 'The nine Languages' })).getAllByRole('link');
  expect(tabs).toHaveLength(9);
  expect(tabs.filter((tab) => tab.getAttribute('aria-current')).map(({ textContent }) => textContent)).toEqual([
    'Form',
  ]);
});

test('language page, unknown id: breaks, so that the shell shows the error page', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi(answers);

  expect(() => show('999')).toThrow('There is no Language with the id 999.');
});

test('paths of the language page: the nine Languages', async () => {
  expect((await page.paths?.(api))?.map(({ id }) => id)).toEqual(languages.map(({ id }) => id));
});

test('prerendered next classes: in the document; the fresh ones replace them, in the head too', async () => {
  const initialData = { nextClasses: answers['calle/GetClassList'].rows };
  const fresh = testClassRow({ className: 'Language of Form, later track', langName: 'Form' });
  fakeApi({ ...answers, 'calle/GetClassList': { rows: [fresh] } });

  const { served, head } = renderPage(page, { path: '/languages/1111117', pattern: '/languages/:id', initialData });

  expect(served).toContain('Test track');
  expect(await screen.findByText('Later track')).toBeVisible();
  expect(head()?.jsonLd?.[0]?.hasCourseInstance).toMatchObject([{ name: fresh.className }]);
});
