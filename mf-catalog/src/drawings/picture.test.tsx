import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { loadOnRequest, Picture, requestCode } from './picture.tsx';

test('picture drawn in the browser: reserves its space, then shows the drawing', async () => {
  const { container } = render(<Picture name="form/editor" />);

  expect(container.querySelector('[data-placeholder]')).toHaveAttribute('viewBox', '0 0 720 440');
  expect(await screen.findByRole('img', { name: /^Module 7, Form Editor/ })).toBeVisible();
});

test('picture before its code is there: reserves the same space on the server', () => {
  expect(renderToStaticMarkup(<Picture name="money/stoppers" />)).toContain('viewBox="0 0 720 440"');
});

test('code of drawings that is not requested: is not fetched', async () => {
  const load = vi.fn(async () => 'code');

  const code = loadOnRequest('test set', load);
  await act(async () => {});
  expect(load).not.toHaveBeenCalled();

  requestCode('test set');
  expect(await code).toBe('code');
});

test('code of drawings that cannot be fetched: comes with the next focus of the window', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('Test failure'))
    .mockResolvedValue('code');

  requestCode('test set that fails');
  const code = loadOnRequest('test set that fails', load);
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  dispatchEvent(new Event('focus'));

  expect(await code).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});
