import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderSite } from './test-site.tsx';

test('document: the window is not scrolled, and from now on not by the browser either', async () => {
  await renderSite();

  expect(scrollTo).not.toHaveBeenCalled();
  expect(history.scrollRestoration).toBe('manual');
});

test('address that names a part of the page: scrolled to it, also when it is encoded', async () => {
  const { navigation } = await renderSite();
  const main = screen.getByRole('main');
  const intoView = vi.spyOn(main, 'scrollIntoView').mockReturnValue();

  await act(() => navigation.navigate('/second#m%61in'));

  expect(intoView).toHaveBeenCalledOnce();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(main).toHaveFocus();
});

test('part of the same page that takes no focus by itself: takes it; what does keeps its place in the order', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const { navigation } = await renderSite();
  const heading = screen.getByRole('heading', { level: 1 });
  heading.id = 'heading';
  const [link] = screen.getAllByRole('link', { name: 'My Needs' });
  if (link) link.id = 'link';

  await act(() => navigation.navigate('/first#heading'));
  expect(heading).toHaveFocus();
  await act(() => navigation.navigate('/first#link'));

  expect(link).toHaveFocus();
  expect(link).not.toHaveAttribute('tabindex');
});

test('address with more behind the name of a part: scrolled to the part, also when the document opens', async () => {
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  vi.stubGlobal('scrollY', 0);
  const { navigation } = await renderSite({ path: '/first#main=code' });
  expect(intoView.mock.contexts).toEqual([screen.getByRole('main')]);

  await act(() => navigation.navigate('/second#main=other'));

  expect(intoView.mock.contexts).toEqual([screen.getByRole('main'), screen.getByRole('main')]);
});

test.each(['#unknown', '#%E0%A4%A'])(
  'address with %s, which is no part of the page: scrolled to the top',
  async (hash) => {
    const { navigation } = await renderSite();

    await act(() => navigation.navigate(`/second${hash}`));

    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  },
);

test('another query that keeps the scrolling: not scrolled, the page is not rendered again', async () => {
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const { navigation } = await renderSite({ path: '/first#main' });
  const heading = screen.getByRole('heading', { level: 1 });

  await act(() => navigation.navigate('/first?limit=10#main', { preventScrollReset: true }));

  expect(scrollTo).not.toHaveBeenCalled();
  expect(intoView).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
});
