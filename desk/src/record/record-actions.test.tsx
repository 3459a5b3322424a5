import { paths } from '@agile-languages/shared/paths';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDesk, renderSignedIn, testAccount } from '../test/fake-desk.tsx';
import { PreviewLink } from './record-actions.tsx';

const testScreen = { list: 'experts', pageOf: paths.profile };

test('preview on the origin of the desk: the page, without a key', () => {
  const { requests } = fakeDesk({});
  renderSignedIn(<PreviewLink screen={testScreen} id="900001" />, {
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
  renderSignedIn(<PreviewLink screen={testScreen} id="900001" />, {
    account: { ...testAccount, siteOrigin: 'https://site.example' },
  });

  expect(await screen.findByRole('link', { name: /^Preview/ })).toHaveAttribute(
    'href',
    'https://site.example/single-profile/900001?draft=experts.900001&key=a.b.c',
  );
});
