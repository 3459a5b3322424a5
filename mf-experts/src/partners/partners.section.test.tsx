import { fakeApi, renderSection, testPartnerRow } from '@agile-languages/shared/test';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import section from './partners.section.tsx';

const testPartners = ['Test Freight', 'Test & Ledger', 'Test Clinic'].map((partnerName, index) =>
  testPartnerRow({ partnerName, imgUrl: `/files/partners/test-${index}.svg` }),
);

test('partners: names and pictures equal the rows of the call', async () => {
  const { requests } = fakeApi({ 'calle/GetPartnerList': { rows: testPartners } });

  renderSection(section, { number: '7' });

  const pictures = await screen.findAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
    'Test Freight',
    'Test & Ledger',
    'Test Clinic',
  ]);
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/files/partners/test-0.svg',
    '/files/partners/test-1.svg',
    '/files/partners/test-2.svg',
  ]);
  expect(requests).toEqual([{ path: 'calle/GetPartnerList', body: {} }]);
});

test('partners, before the response: number and heading are shown', () => {
  fakeApi({ 'calle/GetPartnerList': new Promise(() => {}) });

  renderSection(section, { number: '7' });

  expect(screen.getByRole('heading', { level: 2, name: 'Partners' })).toBeVisible();
  expect(screen.getByText('7')).toBeVisible();
});

test('no partners: nothing', async () => {
  fakeApi({ 'calle/GetPartnerList': { rows: [] } });

  const { container } = renderSection(section);

  await waitFor(() => expect(container.innerHTML).toBe(''));
});

test('partners, list fails: logged, nothing to read or to reach; requested again when the window regains focus', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { reply } = fakeApi({ 'calle/GetPartnerList': 'no connection' });
  renderSection(section);
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith(
      expect.stringMatching(/^partners: section failed/),
      expect.anything(),
      expect.anything(),
    ),
  );
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();

  reply('calle/GetPartnerList', { rows: testPartners });
  fireEvent.focus(window);

  expect(await screen.findByRole('img', { name: 'Test Clinic' })).toBeVisible();
});

test('partner with a logo in several sizes and a website: a link, AVIF and WebP; with a script: no link', async () => {
  const logo = { imgUrl: '/files/pictures/test-272.webp' };
  fakeApi({
    'calle/GetPartnerList': {
      rows: [
        testPartnerRow({ ...logo, partnerName: 'Test Freight', partnerUrl: 'https://freight.example/' }),
        testPartnerRow({ ...logo, partnerName: 'Test Trap', partnerUrl: 'javascript:alert(1)' }),
      ],
    },
  });
  const { container } = renderSection(section);

  expect(await screen.findByRole('link', { name: 'Test Freight' })).toHaveAttribute('href', 'https://freight.example/');
  expect(screen.queryByRole('link', { name: 'Test Trap' })).toBeNull();
  expect(container.querySelector('source')).toHaveAttribute(
    'srcset',
    '/files/pictures/test-272.avif 1x, /files/pictures/test-544.avif 2x, /files/pictures/test-816.avif 3x',
  );
});
