import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useMedia } from './use-media.ts';

const Dark = () => <output>{useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light'}</output>;

test.each([
  ['holds', { matches: true }, 'dark'],
  ['does not hold', { matches: false }, 'light'],
])('media query that %s: so it says', (_, list, expected) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), list));

  render(<Dark />);

  expect(screen.getByRole('status').textContent).toBe(expected);
});

test.each([
  ['that knows none', undefined, 'light'],
  ['that does not answer', () => null, 'light'],
  ['that tells nobody of changes', () => ({ matches: true }), 'dark'],
])('media query in a browser %s', (_, matchMedia, expected) => {
  vi.stubGlobal('matchMedia', matchMedia);

  const { unmount } = render(<Dark />);

  expect(screen.getByRole('status').textContent).toBe(expected);
  unmount();
});
