import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Picture } from './picture.tsx';
import { want, whenWanted } from './wanted.ts';

test('picture drawn in the browser: keeps its room free, then shows the drawing', async () => {
  const { container } = render(<Picture name="form/editor" />);

  expect(container.querySelector('[data-room]')?.getAttribute('viewBox')).toBe('0 0 720 440');
  expect(await screen.findByRole('img', { name: /^Module 7, Form Editor/ })).toBeTruthy();
});

test('picture before its code is there: holds the same room on the server', () => {
  expect(renderToStaticMarkup(<Picture name="money/stoppers" />)).toContain('viewBox="0 0 720 440"');
});

test('code that nobody wants: is not fetched', async () => {
  const load = vi.fn(async () => 'code');

  const code = whenWanted('test set', load);
  await act(async () => {});
  expect(load).not.toHaveBeenCalled();

  want('test set');
  expect(await code).toBe('code');
});

test('code that cannot be fetched: comes with the next focus of the window', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('Test failure'))
    .mockResolvedValue('code');

  want('test set that fails');
  const code = whenWanted('test set that fails', load);
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  dispatchEvent(new Event('focus'));

  expect(await code).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});
