import { notify } from '@agile-languages/shared/platform';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import styles from './toast-area.module.css';
import { Toasts } from './toasts.tsx';

const toast = () => document.querySelector('.Toastify__toast');
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(async () => {
  await import('./toast-area.tsx');
  vi.useFakeTimers();
});

test('nothing said: an empty live region and no toast', () => {
  render(<Toasts />);

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(toast()).toBeNull();
});

test('notice: in the live region and as a toast', async () => {
  render(<Toasts />);

  act(() => notify({ text: 'Test notice', duration: 2000 }));
  await pass(100);

  expect(screen.getByRole('status').textContent).toBe('Test notice');
  expect(toast()?.textContent).toBe('Test notice');
  expect(toast()).toHaveAttribute('role', 'presentation');
});

test('notice of 2000 ms: shown for 2000 ms, then it leaves', async () => {
  render(<Toasts />);
  act(() => notify({ text: 'Test notice', duration: 2000 }));
  await pass(0);

  await pass(1999);
  expect(toast()?.className).not.toContain(styles.exit);

  await pass(1);
  expect(toast()?.className).toContain(styles.exit);
  act(() => void fireEvent.animationEnd(toast() ?? document));
  await pass(0);
  expect(toast()).toBeNull();
});

test('notice without a duration: shown for 5000 ms', async () => {
  render(<Toasts />);
  act(() => notify({ text: 'Test notice' }));
  await pass(0);

  await pass(4999);
  expect(toast()?.className).not.toContain(styles.exit);

  await pass(1);
  expect(toast()?.className).toContain(styles.exit);
});

test('error: looks like one', async () => {
  render(<Toasts />);

  act(() => notify({ text: 'Test notice', kind: 'error' }));
  await pass(0);

  expect(toast()?.classList).toContain(styles.error);
});

test('live region: keeps the notice for 10 seconds, after the toast is gone', async () => {
  render(<Toasts />);
  act(() => notify({ text: 'Test notice', duration: 2000 }));

  await pass(9999);
  expect(screen.getByRole('status').textContent).toBe('Test notice');

  await pass(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('same notice twice: heard twice', async () => {
  render(<Toasts />);

  act(() => notify({ text: 'Test notice' }));
  act(() => notify({ text: 'Test notice' }));

  expect(screen.getByRole('status').textContent).toBe('Test noticeTest notice');
});

test('site gone: nobody listens any more', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  render(<Toasts />).unmount();

  notify({ text: 'Test notice' });

  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('nobody'), 'Test notice');
});
