import { loadInitialData, renderPage, testProfileRow } from '@agile-languages/shared/test';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import page from './profiles.page.tsx';
import { bodiesOf, testApi, testProfiles } from './test-profiles.ts';

async function openPrerendered(path: string) {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { requests, reply } = testApi(testProfiles(23));
  const initialData = await loadInitialData(page);
  requests.length = 0;
  return { complaints, requests, reply, open: () => renderPage(page, { path, initialData }) };
}

test('list of experts, prerendered: the rows are in the document, not busy, and the fresh response changes nothing', async () => {
  const { complaints, requests, open } = await openPrerendered('/profiles');

  const { served, container } = open();

  expect(served).toContain('Test Expert 10');
  expect(served).toContain('Showing 1 to 10 of 23 entries');
  expect(served).not.toContain('aria-busy="true"');
  await waitFor(() => expect(requests).toHaveLength(2));
  const text = container.textContent;
  await act(async () => {});
  expect(container.textContent).toBe(text);
  expect(complaints).not.toHaveBeenCalled();
});

test('list of experts, prerendered, opened at its second page: hydrates as served, requests that page alone, leaves the focus', async () => {
  const { complaints, requests, open } = await openPrerendered('/profiles?limit=10&endLimit=20');

  open();

  expect(screen.queryByText('Test Expert 1')).toBeNull();
  expect(await screen.findByText('Showing 11 to 20 of 23 entries')).toBeVisible();
  expect(bodiesOf(requests, 'calle/GetProfileList')).toEqual(['{"kv":{"fkUserId":"","limit":10,"startLimit":10}}']);
  expect(document.activeElement).toBe(document.body);
  expect(complaints).not.toHaveBeenCalled();
});

test('list of experts, prerendered, then an expert is new: it shows after the first response', async () => {
  const { reply, open } = await openPrerendered('/profiles');
  reply('calle/GetProfileList', { rows: [testProfileRow({ fullname: 'Test Newcomer' })] });

  open();

  expect(await screen.findByText('Test Newcomer')).toBeVisible();
  expect(screen.queryByText('Test Expert 1')).toBeNull();
});

test('list of experts, prerendered, then the call fails: logged, the rows of the document stay; requested again on focus', async () => {
  const { complaints, reply, open } = await openPrerendered('/profiles');
  reply('calle/GetProfileList', { status: 500 });

  open();

  await waitFor(() =>
    expect(complaints).toHaveBeenCalledWith(
      expect.stringMatching(/^profiles: section failed/),
      expect.anything(),
      expect.anything(),
    ),
  );
  expect(screen.getByText('Test Expert 1')).toBeVisible();
  reply('calle/GetProfileList', { rows: [testProfileRow({ fullname: 'Test Newcomer' })] });
  fireEvent.focus(window);
  expect(await screen.findByText('Test Newcomer')).toBeVisible();
});
