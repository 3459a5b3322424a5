import { termsChapters } from '@agile-languages/shared/content';
import { configure } from '@agile-languages/shared/platform';
import { fakeApi, renderElement, renderPage, testConfig } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import handbookPage from './handbook.page.tsx';
import termsPage from './terms.page.tsx';

const terms = (row: object) => ({ 'calle/GetTextList': { rows: [{ id: 'terms', ...row }] } });
const chaptersOf = async () => within(await screen.findByRole('navigation', { name: 'Chapters' })).getAllByRole('link');

afterEach(() => configure(testConfig));

test.each([
  ['Handbook', handbookPage, testConfig.handbookUrl, 15, 'glossary'],
  ['Terms and conditions', termsPage, testConfig.termsUrl, 11, 'contact'],
])(
  '%s: the configured document in an iframe, with links to it and to its chapters',
  async (title, page, url, count, last) => {
    fakeApi(terms({ chapters: termsChapters.map((chapter) => `${chapter.id} ${chapter.title}`) }));
    renderPage(page, { path: '/handbook' });

    expect(screen.getByTitle(title)).toHaveAttribute('src', url);
    expect(screen.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', url);
    expect(screen.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', url);
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download');
    const chapters = await chaptersOf();
    expect(chapters).toHaveLength(count);
    expect(chapters.at(-1)).toHaveAttribute('href', `${url}#${last}`);
  },
);

test('an address with a chapter, as the search has it: the document is opened there', () => {
  renderPage(handbookPage, { path: '/handbook#hand-overs' });

  expect(screen.getByTitle('Handbook')).toHaveAttribute('src', `${testConfig.handbookUrl}#hand-overs`);
});

test('terms of a demonstration: marked as a sample; of a provider that has confirmed its own: not', async () => {
  fakeApi(terms({ state: 'sample', chapters: ['contact Contact'] }));
  const { unmount } = renderPage(termsPage, { path: '/terms-condition' });
  expect(await screen.findByText(/Sample terms, not legal advice/)).toBeVisible();
  unmount();

  fakeApi(terms({ chapters: ['contact How to reach us'] }));
  renderPage(termsPage, { path: '/terms-condition' });
  expect((await chaptersOf()).map(({ textContent }) => textContent)).toEqual(['How to reach us']);
  expect(screen.queryByText(/Sample/)).toBeNull();
});

test('terms that the provider has not confirmed: the page says so, and whom to ask', async () => {
  fakeApi(terms({ state: 'missing' }));
  renderPage(termsPage, { path: '/terms-condition' });

  expect(await screen.findByText(/^Test Brand has not published its terms here yet/)).toHaveTextContent(
    'info@brand.test',
  );
  expect(screen.queryByRole('navigation', { name: 'Chapters' })).toBeNull();
});

test('terms on another site: shown as they are, without a word of ours about them', () => {
  const texts = { state: 'ready', value: { terms: { state: 'missing' } }, isStale: false, retry: () => {} };
  const page = { params: {}, pattern: '/terms-condition', query: {} };
  function Elsewhere() {
    configure({ ...testConfig, termsUrl: 'http://terms.test/' });
    return <termsPage.Page {...page} data={{ texts } as never} />;
  }
  renderElement(<Elsewhere />);

  expect(screen.getByTitle('Terms and conditions')).toHaveAttribute('src', 'http://terms.test/');
  expect(screen.queryByText(/has not published/)).toBeNull();
});
