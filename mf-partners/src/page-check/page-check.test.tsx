import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PageCheck } from './page-check.tsx';

vi.mock('@agile-languages/shared/platform', () => ({
  siteConfig: () => ({ origin: 'https://site.test', apiBase: '/api', fileBase: '/files' }),
}));

const answers = (isRegistered: boolean) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ isRegistered })),
  );

async function check({ address = 'www.partner.test', key = '', headers = '' }) {
  const user = userEvent.setup();
  render(<PageCheck />);
  if (address) await user.type(screen.getByRole('textbox', { name: 'Address of your page' }), address);
  if (key) await user.type(screen.getByRole('textbox', { name: 'Partner key' }), key);
  if (headers) await user.type(screen.getByRole('textbox', { name: 'Headers of your page' }), headers);
  await user.click(screen.getByRole('button', { name: 'Check' }));
}

test('page and key that fit: asks the provider with the origin of the page, and says so', async () => {
  answers(true);
  await check({ address: 'www.partner.test/classes?x=1', key: 'pk_live_1' });

  expect(await screen.findByText('The key may be used on https://www.partner.test.')).toBeVisible();
  expect(fetch).toHaveBeenCalledWith(
    'https://site.test/api/partners/pk_live_1?origin=https%3A%2F%2Fwww.partner.test',
    expect.anything(),
  );
});

test('key of another origin, and a policy without the provider: each is named as to mend', async () => {
  answers(false);
  await check({ key: 'pk_live_1', headers: "content-security-policy: script-src 'self'" });

  const findings = await screen.findAllByRole('listitem');
  expect(findings.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('To mend. The key may not be used on https://www.partner.test.'),
    'To mend. script-src does not allow the code of the elements: add https://site.test.',
    'Fine. The window of the login can report back.',
  ]);
});

test('API that fails: the headers are checked all the same', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({}, { status: 503 })),
  );
  await check({ key: 'pk_live_1', headers: 'x-test: 1' });

  expect(await screen.findByText(/The key could not be checked now/)).toBeVisible();
  expect(screen.getByText(/No content security policy/)).toBeVisible();
});

test('page without TLS: noted', async () => {
  await check({ address: 'http://staging.partner.test' });

  expect(await screen.findByText(/The page has no TLS/)).toBeVisible();
});

test('no address: asked for, and nothing is checked', async () => {
  await check({ address: '' });

  expect(screen.getByRole('textbox', { name: 'Address of your page' })).toBeInvalid();
  expect(screen.queryByRole('list')).toBeNull();
});
