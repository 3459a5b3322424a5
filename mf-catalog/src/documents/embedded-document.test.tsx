import { termsChapters } from '@agile-languages/shared/content';
import { configure } from '@agile-languages/shared/platform';
import { fakeApi, renderElement, renderPage, testConfig } from '@agile-languages/shared/test';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
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

function openHandbook(path: string) {
  const { handbookUrl } = testConfig;
  const { user } = renderPage(handbookPage, { path });
  const frame = screen.getByTitle<HTMLIFrameElement>('Handbook');
  const shown = document.implementation.createHTMLDocument();
  vi.spyOn(shown, 'URL', 'get').mockReturnValue(handbookUrl);
  const contentDocument = vi.spyOn(frame, 'contentDocument', 'get').mockReturnValue(shown);
  const parts = ['hand-overs', 'term-story'].map((id) => Object.assign(shown.createElement('h2'), { id }));
  const scrolled: string[] = [];
  const focused = vi.fn();
  for (const part of parts)
    Object.assign(part, { scrollIntoView: () => scrolled.push(part.id), focus: () => focused(part.id) });
  const link = Object.assign(shown.createElement('a'), { href: `${handbookUrl}#term-story` });
  shown.body.append(...parts, link);
  fireEvent.load(frame);
  return { user, frame, contentDocument, link, scrolled, focused };
}

test('an address with a chapter, as the search has it: page and keyboard are moved there, its frame has no address more', () => {
  const { frame, scrolled, focused } = openHandbook('/handbook#chapter-hand-overs');

  expect(scrolled).toEqual(['hand-overs']);
  expect(focused).toHaveBeenLastCalledWith('hand-overs');
  expect(frame).toHaveAttribute('src', testConfig.handbookUrl);
});

test('links to parts, beside the frame and in it: page and keyboard are moved at each click', async () => {
  const { user, link, scrolled, focused } = openHandbook('/handbook');
  const chapter = screen.getByRole('link', { name: /^Hand-overs/, hidden: true });
  chapter.addEventListener('click', (event) => event.preventDefault());

  await user.click(chapter);
  await user.click(chapter);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));

  expect(scrolled).toEqual(['hand-overs', 'hand-overs', 'term-story']);
  expect(focused).toHaveBeenLastCalledWith('term-story');
});

test('browser that observes no sizes: the page is there, its frame as long as its document was', () => {
  vi.stubGlobal('ResizeObserver', undefined);
  const { frame } = openHandbook('/handbook');

  expect(frame).toHaveAttribute('height');
});

test('frame that goes on to another site: has the length of a window again', async () => {
  const { frame, contentDocument } = openHandbook('/handbook');
  expect(frame).toHaveAttribute('height');

  contentDocument.mockReturnValue(null);
  fireEvent.load(frame);

  expect(frame).not.toHaveAttribute('height');
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
