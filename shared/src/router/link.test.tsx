import { fireEvent, render, screen } from '@testing-library/react';
import { createPath, Router, Link as RouterLink, type To } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Link, SiteRouter } from './index.ts';

const links = { 'this Link': Link, 'Link of react-router': RouterLink };

const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to));

function renderLink(At: typeof Link | typeof RouterLink, props: Partial<Parameters<typeof Link>[0]> = {}) {
  history.pushState(null, '', '/list?limit=10');
  const navigator = { createHref: vi.fn(createHref), go: vi.fn(), push: vi.fn(), replace: vi.fn() };
  const link = (
    <At to="/next?q=test#part" className="test" {...props}>
      Next
    </At>
  );
  const site = (search: string) => (
    <Router location={{ pathname: '/list', search }} navigator={navigator}>
      {link}
    </Router>
  );
  const { rerender } = render(site('?limit=10'));
  // jsdom follows no links, but says so.
  const onLeft = vi.fn((event: Event) => event.preventDefault());
  addEventListener('click', onLeft, { once: true });
  return { navigator, link: screen.getByRole('link'), onLeft, goTo: (search: string) => rerender(site(search)) };
}

const addressOf = (to: unknown) =>
  typeof to === 'string' ? to : Object.values({ pathname: '', search: '', hash: '', ...(to as object) }).join('');

const steps = ({ push, replace }: { push: ReturnType<typeof vi.fn>; replace: ReturnType<typeof vi.fn> }) => ({
  pushed: push.mock.calls.map(([to, state]) => [addressOf(to), state]),
  replaced: replace.mock.calls.map(([to, state]) => [addressOf(to), state]),
});

for (const [name, At] of Object.entries(links)) {
  test(`${name}, clicked: its address is pushed, the browser does not follow it`, () => {
    const { navigator, link } = renderLink(At);

    expect(fireEvent.click(link)).toBe(false);

    expect(steps(navigator)).toEqual({ pushed: [['/next?q=test#part', undefined]], replaced: [] });
    expect(link).toHaveClass('test');
  });

  test(`${name} with a state, and to replace: so it is`, () => {
    const { navigator, link } = renderLink(At, { replace: true, state: { from: 'test' } });

    fireEvent.click(link);

    expect(steps(navigator)).toEqual({ pushed: [], replaced: [['/next?q=test#part', { from: 'test' }]] });
  });

  test(`${name} to the address that is shown: replaces it, unless it says otherwise`, () => {
    const { navigator, link } = renderLink(At, { to: '/list?limit=10' });
    fireEvent.click(link);
    expect(steps(navigator)).toEqual({ pushed: [], replaced: [['/list?limit=10', undefined]] });
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    `${name}, clicked with %j: left to the browser`,
    (how) => {
      const { navigator, link, onLeft } = renderLink(At);

      fireEvent.click(link, how);

      expect(steps(navigator)).toEqual({ pushed: [], replaced: [] });
      expect(onLeft).toHaveBeenCalledOnce();
    },
  );

  test(`${name} with a target: left to the browser, unless it is this tab`, () => {
    const { navigator, link } = renderLink(At, { target: '_blank' });
    fireEvent.click(link);
    expect(navigator.push).not.toHaveBeenCalled();
    expect(link).toHaveAttribute('target', '_blank');
  });

  test(`${name}, its own handler prevents: not followed`, () => {
    const { navigator, link } = renderLink(At, { onClick: (event) => event.preventDefault() });

    fireEvent.click(link);

    expect(navigator.push).not.toHaveBeenCalled();
  });

  test(`${name}, scroll to be kept: the navigator is told`, () => {
    const { navigator, link } = renderLink(At, { preventScrollReset: true });

    fireEvent.click(link);

    expect(navigator.push.mock.calls[0]?.[2]).toMatchObject({ preventScrollReset: true });
  });
}

test.each([
  { to: '/next', times: 0 },
  { to: '?limit=50', times: 1 },
])('$to, the address changes: rendered again $times times', ({ to, times }) => {
  const { navigator, goTo } = renderLink(Link, { to });
  navigator.createHref.mockClear();

  goTo('?limit=20');

  expect(navigator.createHref).toHaveBeenCalledTimes(times);
});

test('?limit=50, another query is shown since: it is pushed; shown now: it is replaced', () => {
  history.pushState(null, '', '/list?limit=50');
  const navigator = { createHref: vi.fn(createHref), go: vi.fn(), push: vi.fn(), replace: vi.fn() };
  const siteAt = (search: string) => (
    <SiteRouter location={{ pathname: '/list', search, hash: '', state: null, key: search }} navigator={navigator}>
      <Link to="?limit=50">Page</Link>
    </SiteRouter>
  );
  const { rerender } = render(siteAt('?limit=50'));

  history.pushState(null, '', '/list?limit=10');
  rerender(siteAt('?limit=10'));
  fireEvent.click(screen.getByRole('link'));
  expect(steps(navigator)).toEqual({ pushed: [['/list?limit=50', undefined]], replaced: [] });
  history.pushState(null, '', '/list?limit=50');
  rerender(siteAt('?limit=50'));
  fireEvent.click(screen.getByRole('link'));

  expect(steps(navigator).replaced).toEqual([['/list?limit=50', undefined]]);
});

test.each(['//elsewhere.test/page', 'https://elsewhere.test/page'])('%s: another site, left to the browser', (to) => {
  const { navigator, link } = renderLink(Link, { to });

  fireEvent.click(link);

  expect(link).toHaveAttribute('href', to);
  expect(navigator.push).not.toHaveBeenCalled();
});
