import { fakeApi, renderPage } from '@agile-languages/shared/test';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import certificatePage from './certificate.page.tsx';

test('certificate preview: a picture and its text, no call is made', async () => {
  const { requests } = fakeApi();
  renderPage(certificatePage, { path: '/certificate' });

  expect(await screen.findByRole('img', { name: /^Sample certificate DPAC-0000-SAMPLE/ })).toBeVisible();
  expect(screen.getByText(/has completed the Digital Product Agile Coach programme of Test Brand/)).toBeVisible();
  expect(requests).toEqual([]);
});

test('certificate preview: each pin on the picture has its explanation', () => {
  const { container } = renderPage(certificatePage, { path: '/certificate' });

  expect(screen.getAllByRole('listitem')).toHaveLength(container.querySelectorAll('figure i').length);
});
