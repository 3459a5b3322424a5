import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type Location, StaticRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SiteRouter, useLocation, useSearchParams } from './index.ts';

const Address = () => {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
};
const shown = () => screen.getByRole('status').textContent;

const locationAt = (address: string): Location => {
  const { pathname, search, hash } = new URL(address, location.origin);
  return { pathname, search, hash, state: null, key: address };
};

const navigator = { createHref: vi.fn(String), go: vi.fn(), push: vi.fn(), replace: vi.fn() };

const siteAt = (address: string, page = <Address />) => (
  <SiteRouter location={locationAt(address)} navigator={navigator}>
    {page}
  </SiteRouter>
);

async function hydrate(address: string, page = <Address />) {
  const container = document.body.appendChild(document.createElement('div'));
  const { pathname } = locationAt(address);
  const served = renderToString(<StaticRouter location={pathname}>{page}</StaticRouter>);
  container.append(document.createRange().createContextualFragment(served));
  const onRecoverableError = vi.fn();
  const root: Root = await act(async () => hydrateRoot(container, siteAt(address, page), { onRecoverableError }));
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  return { onRecoverableError, goTo: (next: string) => act(async () => root.render(siteAt(next, page))) };
}

test.each(['/list', '/list?limit=10', '/list?utm_source=test#part', '/list#part=%E4'])(
  'address %s: the document is hydrated without its query and part, then has them',
  async (address) => {
    const { onRecoverableError } = await hydrate(address);

    expect(shown()).toBe(address);
    expect(onRecoverableError).not.toHaveBeenCalled();
  },
);

test('another query, another part: what uses the address follows, what does not is not rendered again', async () => {
  const Bystander = vi.fn(() => null);
  const { goTo } = await hydrate(
    '/list?limit=10',
    <>
      <Address />
      <Bystander />
    </>,
  );
  Bystander.mockClear();

  await goTo('/list?limit=20');
  expect(shown()).toBe('/list?limit=20');
  await goTo('/list?limit=20#part');

  expect(shown()).toBe('/list?limit=20#part');
});

test('another page: its address is there when it is first rendered', async () => {
  const seen: string[] = [];
  const Page = () => {
    const { pathname, search } = useLocation();
    seen.push(pathname + search);
    return null;
  };
  const { goTo } = await hydrate('/list?limit=10', <Page />);
  seen.length = 0;

  await goTo('/other?q=test');

  expect(seen).toEqual(['/other?q=test']);
});

test('query: its values; another one is where the visitor goes, with what it says of the history', async () => {
  const Query = () => {
    const [query, setQuery] = useSearchParams();
    return (
      <button type="button" onClick={() => setQuery(new URLSearchParams({ q: 'ä b' }), { replace: true })}>
        {query.get('limit') ?? 'none'}
      </button>
    );
  };
  await hydrate('/list?limit=10#part', <Query />);
  expect(screen.getByRole('button').textContent).toBe('10');

  screen.getByRole('button').click();

  const [[to] = []] = navigator.replace.mock.calls;
  expect({ pathname: '/list', hash: '', ...to }).toMatchObject({ pathname: '/list', search: '?q=%C3%A4+b', hash: '' });
});
