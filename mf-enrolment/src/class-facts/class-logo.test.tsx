import { testClassRow } from '@agile-languages/shared/test';
import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ClassLogo } from './class-logo.tsx';

const show = (relatedLogoUrl: string, langName = 'Form') => {
  const row = testClassRow({ langName, fkDpLangId: '', relatedLogoUrl });
  const { container } = render(<ClassLogo row={row} />);
  return { picture: () => container.querySelector('img'), mark: () => container.querySelector('svg') };
};

test.each(['/files/test-class.svg', 'https://files.test/class.svg'])(
  'class logo, address %s: the picture, decorative',
  (address) => {
    const { picture, mark } = show(address);

    expect(picture()).toHaveAttribute('src', address);
    expect(picture()).toHaveAttribute('alt', '');
    expect(mark()).not.toBeInTheDocument();
  },
);

test.each([
  ['empty', ''],
  ['a script', 'javascript:alert(1)'],
  ['an address of another host without a scheme', '//files.test/class.svg'],
])('class logo, address is %s: the mark of the Language, nothing is requested', (_, address) => {
  const { picture, mark } = show(address);

  expect(picture()).not.toBeInTheDocument();
  expect(mark()).toBeInTheDocument();
});

test('class logo, the picture does not come: the mark of the Language', () => {
  const { picture, mark } = show('/files/missing.svg');

  fireEvent.error(picture() ?? document);

  expect(picture()).not.toBeInTheDocument();
  expect(mark()).toBeInTheDocument();
});

test('class logo, empty address and unknown Language: nothing', () => {
  const { picture, mark } = show('', 'Test Language');

  expect(picture()).not.toBeInTheDocument();
  expect(mark()).not.toBeInTheDocument();
});
