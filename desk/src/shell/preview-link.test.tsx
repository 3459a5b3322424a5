import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDesk, renderSignedIn, testAccount } from '../test/fake-desk.tsx';
import { PreviewLink } from './preview-link.tsx';

test('preview on the origin of the desk: the page, without a key', () => {
  const { requests } = fakeDesk({});
  renderSignedIn(<PreviewLink kind="experts" id="900001" />, {
    account: { ...testAccount, siteOrigin: location.origin },
  });

  expect(screen.getByRole('link', { name: /^Preview/ })).toHaveAttribute(
    'href',
    '/single-profile/900001?draft=experts.900001',
  );
  expect(requests).toEqual([]);
});

test('preview on another origin: the page with a key, once it is there', async () => {
  fakeDesk({ 'POST /preview-keys': { body: { key: 'a.b.c' } } });
  renderSignedIn(<PreviewLink kind="experts" id="900001" />, {
    account: { ...testAccount, siteOrigin: 'https://site.example' },
  });

  expect(await screen.findByRole('link', { name: /^Preview/ })).toHaveAttribute(
    'href',
    'https://site.example/single-profile/900001?draft=experts.900001&key=a.b.c',
  );
});

test('preview of a kind that has no page: no link, and no key is asked for', async () => {
  const { requests } = fakeDesk({});
  renderSignedIn(<PreviewLink kind="staff" id="1" />, {
    account: { ...testAccount, siteOrigin: 'https://site.example' },
  });

  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  expect(requests).toEqual([]);
});
