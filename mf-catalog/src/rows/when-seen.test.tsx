import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WhenSeen } from './when-seen.tsx';

test('place out of view: placeholder; in view: the children', () => {
  let report: (entries: { isIntersecting: boolean }[]) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  render(<WhenSeen placeholder="test placeholder">test children</WhenSeen>);

  act(() => report([{ isIntersecting: false }]));
  expect(screen.getByText('test placeholder')).toBeTruthy();

  act(() => report([{ isIntersecting: true }]));
  expect(screen.getByText('test children')).toBeTruthy();
});
