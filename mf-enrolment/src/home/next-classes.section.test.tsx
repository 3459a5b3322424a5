import { configure } from '@agile-languages/shared/platform';
import { fakeApi, renderSection, testClassRow, testConfig } from '@agile-languages/shared/test';
import { render, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import section, { DrawnLogo } from './next-classes.section.tsx';

test('next classes: three that are not full, each with date, place, price and seats, linked to its page', async () => {
  const { requests } = fakeApi({
    'calle/GetClassList': {
      rows: [
        testClassRow({ id: '1', className: 'Test full', seatsLeft: 0 }),
        testClassRow({ id: '2', className: 'Test first', start: '2026-11-30T18:30:00+03:00', seatsLeft: 8 }),
        testClassRow({ id: '3', className: 'Test second' }),
        testClassRow({ id: '4', className: 'Test third' }),
        testClassRow({ id: '5', className: 'Test fourth' }),
      ],
    },
  });
  renderSection(section, { number: '' });

  const [first, ...others] = await screen.findAllByRole('listitem');
  expect(others).toHaveLength(2);
  expect(within(first ?? document.body).getByRole('link', { name: 'Test first' })).toHaveAttribute('href', '/class/2');
  for (const text of ['Mon 30 Nov 2026, 18:30 Europe/Istanbul', 'Live online', '480 EUR', '8 of 20 seats left'])
    expect(first).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'All upcoming classes' })).toHaveAttribute('href', '/upcoming-classes');
  expect(requests).toEqual([
    { path: 'calle/GetClassList', body: { kv: { startLimit: 0, limit: 6, fkClassId: '', fkDpLangId: '' } } },
  ]);
});

test('next classes, none: no section', async () => {
  fakeApi({ 'calle/GetClassList': { rows: [] } });
  renderSection(section, { number: '' });

  await waitForElementToBeRemoved(() => screen.queryByRole('region', { name: 'Next classes.' }));
  expect(screen.queryByRole('link')).toBeNull();
});

test('next classes, all full: no section', async () => {
  fakeApi({ 'calle/GetClassList': { rows: [testClassRow({ seatsLeft: 0 })] } });
  renderSection(section, { number: '' });

  await waitForElementToBeRemoved(() => screen.queryByRole('region', { name: 'Next classes.' }));
});

const show = (relatedLogoUrl: string, langName = 'Form') => {
  configure({ ...testConfig, fileBase: '/test-files' });
  const row = testClassRow({ langName, fkDpLangId: '', relatedLogoUrl });
  const { container } = render(<DrawnLogo row={row} className="test" />);
  return { look: container.firstElementChild, picture: container.querySelector('img') };
};

test('picture of a class, that of its Mark: drawn on its tint, nothing is requested', () => {
  const { look, picture } = show('/test-files/marks/form.svg');

  expect(picture).not.toBeInTheDocument();
  expect(look?.querySelector('svg')).toBeInTheDocument();
  expect(look).toHaveAttribute('data-lang', 'form');
  expect(look).toHaveClass('test');
});

test.each([
  ['another picture', '/test-files/class.svg', 'Form'],
  ['the Mark of another Language', '/test-files/marks/data.svg', 'Form'],
  ['a Mark from elsewhere', 'https://files.test/marks/form.svg', 'Form'],
  ['an unknown Language', '/test-files/marks/undefined.svg', 'Test Language'],
])('picture of a class, %s: the picture', (_, address, langName) => {
  const { look, picture } = show(address, langName);

  expect(picture).toHaveAttribute('src', address);
  expect(look).toHaveClass('test');
});
