import { configure } from '@agile-languages/shared/platform';
import { testClassRow, testConfig } from '@agile-languages/shared/test';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DrawnLogo } from './drawn-logo.tsx';

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
