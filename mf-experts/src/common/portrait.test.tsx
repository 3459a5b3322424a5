import { configure } from '@agile-languages/shared/platform';
import { testConfig, testProfileRow } from '@agile-languages/shared/test';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Portrait } from './portrait.tsx';

beforeEach(() => configure(testConfig));

const testPhoto = testProfileRow({
  fullname: 'Test Person',
  userImage: 'test-320.webp',
  imageText: 'Test smile',
  imageTint: '#336699',
});

test('portrait, photograph in several sizes: AVIF, then WebP, for its size and density, on its colour', () => {
  const { container } = render(<Portrait profile={testPhoto} />);

  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources.map((source) => source.getAttribute('srcset')?.replaceAll(/\S+\/users\//g, ''))).toEqual([
    'test-72.avif 1x, test-160.avif 2x, test-240.avif 3x',
    'test-72.webp 1x, test-160.webp 2x, test-240.webp 3x',
  ]);
  const image = screen.getByRole('img', { name: 'Test smile' });
  expect(image).toHaveAttribute('width', '72');
  expect(image).toHaveAttribute('height', '72');
  expect(container.querySelector('path')).toHaveAttribute('fill', '#336699');
});

test('portrait, photograph whose file is gone: drawn initials', () => {
  render(<Portrait profile={testPhoto} size={160} />);
  fireEvent.error(screen.getByRole('img', { name: 'Test smile' }));

  expect(screen.getByRole('img', { name: /^Initials of Test Person/ }).textContent).toBe('TP');
});

test('portrait, file of which there is one: no other sources', () => {
  const { container } = render(<Portrait profile={testProfileRow({ userImage: 'test.svg' })} />);

  expect(container.querySelector('source')).toBeNull();
});
