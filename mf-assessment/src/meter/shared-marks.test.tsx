import { fakeApi, renderSection } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { datedLink, dayOf } from '../assessment/dated.ts';
import { encodeMarks } from '../assessment/selection-code.ts';
import { marksOf } from '../assessment/testing/marks-of.ts';
import meterSection from './meter.section.tsx';

beforeEach(() => {
  fakeApi({ 'calle/GetClassList': { rows: [] } });
});

const testOwn = encodeMarks({ number: 1, marks: marksOf('Money > Segmentation') });
const testLink = encodeMarks({ number: 3, marks: marksOf('Form') });
const result = () => screen.getByText('Agile Communication Level:').parentElement?.textContent;

describe('share', () => {
  test('link with a day and a name, opened: the note says both', async () => {
    const code = encodeMarks({ number: 3, marks: marksOf('Money > Segmentation') });
    renderSection(meterSection, { path: `/#meter=${code}&on=2026-08-26&name=Sprint%209` });

    expect(
      await screen.findByText(/^You are looking at a shared result: Wed 26 Aug 2026, Sprint 9\./, note),
    ).toBeVisible();
  });

  test('Copy: the link has case and marks and is copied', async () => {
    const { user } = renderSection(meterSection);
    await user.click(screen.getByRole('radio', { name: /Case 3/ }));
    await user.click(screen.getByRole('tab', { name: /Segmentation/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Check All' }));
    await user.click(screen.getByRole('button', { name: 'Share' }));

    await user.click(await screen.findByRole('textbox', { name: /^What is this result/ }));
    await user.paste('Sprint 12');
    await user.click(screen.getByText('Copy'));

    const code = encodeMarks({ number: 3, marks: marksOf('Money > Segmentation') });
    const link = datedLink(`http://site.test/#meter=${code}`, dayOf(new Date()), 'Sprint 12');
    expect(screen.getByRole('textbox', { name: 'Link with your answers' })).toHaveValue(link);
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(await screen.findByText('Copied.')).toBeVisible();
  });

  test('copying refused by the browser: the link is selected, with a message', { tags: ['all'] }, async () => {
    const { user } = renderSection(meterSection);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Share' }));

    await user.click(await screen.findByRole('button', { name: 'Copy' }));

    expect(await screen.findByText(/The link is selected/)).toBeVisible();
  });

  test('Share: a code to scan', async () => {
    const { user } = renderSection(meterSection);

    await user.click(screen.getByRole('button', { name: 'Share' }));

    expect(await screen.findByRole('img', { name: 'QR code of this link' })).toBeVisible();
  });
});

describe('link opened', () => {
  test('nothing stored: its result is shown; a change is asked about, and is kept when the visitor says so', async () => {
    const { user, address } = renderSection(meterSection, { path: `/#meter=${testLink}` });
    expect(result()).toBe('Agile Communication Level: 80%');
    expect(
      screen.getByText('You are looking at a shared result. Start your own, or keep this one.', note),
    ).toBeVisible();

    await user.click(screen.getByRole('checkbox', { name: 'Check All' }));

    expect(screen.getByText('You have changed a shared result. It is not kept yet.', note)).toBeVisible();
    expect(localStorage.getItem('meter')).toBeNull();

    await user.click(within(beside('Changed, and not kept yet.')).getByRole('button', { name: 'Keep it' }));

    expect(screen.queryByText(/shared result/, note)).toBeNull();
    expect(address()).toBe('/');
    expect(localStorage.getItem('meter')).toMatch(/^[\w-]{30}$/);
  });

  test('nothing stored, Start my own: the same case with everything on', { tags: ['all'] }, async () => {
    const { user, address } = renderSection(meterSection, { path: `/#meter=${testLink}` });

    await user.click(screen.getByRole('button', { name: 'Start my own' }));

    expect(screen.getByRole('radio', { name: /Case 3/ })).toBeChecked();
    expect(result()).toBe('Agile Communication Level: 90%');
    expect(address()).toBe('/');
  });

  test('other marks stored, Back to mine: they are shown again', { tags: ['all'] }, async () => {
    localStorage.setItem('meter', testOwn);
    const { user, address } = renderSection(meterSection, { path: `/#meter=${testLink}` });
    expect(result()).toBe('Agile Communication Level: 80%');

    await user.click(screen.getByRole('button', { name: 'Back to mine' }));

    expect(screen.getByRole('radio', { name: /Case 1/ })).toBeChecked();
    expect(result()).toBe('Agile Communication Level: 80%');
    expect(address()).toBe('/');
    expect(localStorage.getItem('meter')).toBe(testOwn);
  });

  test('other marks stored, Compare with mine: both are in the eight results', async () => {
    localStorage.setItem('meter', testOwn);
    const { user } = renderSection(meterSection, { path: `/#meter=${testLink}` });

    await user.click(screen.getByRole('button', { name: 'Compare with mine' }));

    expect(screen.getByRole('columnheader', { name: 'Other' })).toBeVisible();
    expect(screen.getByRole('row', { name: /^Case 1/ })).toHaveTextContent('80%100%100%');
    expect(localStorage.getItem('meter')).toBe(testOwn);
  });

  test.each(['Compare with mine', 'Back to mine'])(
    'own link opened again, as after 90 days, %s: the own answers stay',
    async (name) => {
      localStorage.setItem('meter', testOwn);
      const { user } = renderSection(meterSection, { path: `/#meter=${testOwn}&on=2026-08-26` });

      await user.click(screen.getByRole('button', { name }));

      expect(result()).toBe('Agile Communication Level: 80%');
      expect(localStorage.getItem('meter')).toBe(testOwn);
    },
  );

  test('other marks stored, Keep it: they are replaced; undone: they are back', { tags: ['all'] }, async () => {
    localStorage.setItem('meter', testOwn);
    const { user } = renderSection(meterSection, { path: `/#meter=${testLink}` });

    await user.click(await screen.findByRole('button', { name: 'Keep it' }));

    expect(localStorage.getItem('meter')).toBe(testLink);
    expect(screen.getByText('The shared result is yours now.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect(localStorage.getItem('meter')).toBe(testOwn);
  });

  test('link with a full stop copied along: shown', { tags: ['all'] }, () => {
    renderSection(meterSection, { path: `/#meter=${testLink}.` });

    expect(result()).toBe('Agile Communication Level: 80%');
  });

  test('link of a newer version: one sentence, own marks untouched', async () => {
    localStorage.setItem('meter', testOwn);
    const layouts = { 2: [1, 2, 3] };
    const newer = encodeMarks({ number: 1, marks: new Set([1]) }, 2, layouts);
    renderSection(meterSection, { path: `/#meter=${newer}` });

    expect(
      await screen.findByText(
        'This link was made by a newer version of the meter. Your own answers have not changed.',
        note,
      ),
    ).toBeVisible();
    expect(result()).toBe('Agile Communication Level: 80%');
    expect(localStorage.getItem('meter')).toBe(testOwn);
  });

  test('link percent-encoded: shown', () => {
    renderSection(meterSection, { path: `/#meter%3D${testLink}` });

    expect(result()).toBe('Agile Communication Level: 80%');
  });

  test.each([
    ['cut off at the start', `#meter=${testLink.slice(2)}`],
    ['cut off at the end', `#meter=${testLink.slice(0, -4)}`],
    ['empty', '#meter='],
    ['of something else', '#meter=eyJpZCI6MTIsIm5hbWUiOiJ4In0'],
    ['in capitals', `#METER=${testLink.toUpperCase()}`],
  ])('link %s: one sentence, own marks untouched', async (_, hash) => {
    localStorage.setItem('meter', testOwn);
    renderSection(meterSection, { path: `/${hash}` });

    expect(
      await screen.findByText('We could not read this link. Your own answers have not changed.', note),
    ).toBeVisible();
    expect(result()).toBe('Agile Communication Level: 80%');
    expect(localStorage.getItem('meter')).toBe(testOwn);
  });
});

describe('compare', () => {
  test('link pasted: its level beside each case, and every category with both counts', async () => {
    const { user } = renderSection(meterSection);
    await user.click(screen.getByRole('button', { name: 'Compare' }));

    await user.type(await screen.findByRole('textbox'), `http://site.test/#meter=${testOwn}`);
    await user.keyboard('{Enter}');

    expect(screen.getByText('The dashed line is the other one.')).toBeVisible();
    const table = within(screen.getByRole('table', { name: /The largest difference comes first/ }));
    expect(table.getAllByRole('row')[1]?.textContent).toBe(' Segmentation (7) Money70+7');
    expect(screen.getByText('The 5 other categories of this case are the same.')).toBeVisible();
    expect(screen.getByText(/^Level of case 1/).textContent).toBe('Level of case 1: you 100%, the other 80%. ');
    expect(screen.getByRole('row', { name: /^Case 5/ })).toHaveTextContent('100%88%');
  });

  test('unreadable link pasted: a message, nothing is compared', { tags: ['all'] }, async () => {
    const { user } = renderSection(meterSection);
    await user.click(screen.getByRole('button', { name: 'Compare' }));

    await user.type(await screen.findByRole('textbox'), 'http://site.test/#faq');
    await user.click(within(screen.getByRole('region', { name: 'Compare' })).getByRole('button', { name: 'Compare' }));

    expect(screen.getByText('We could not read this link.')).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Other' })).toBeNull();
  });

  test("today's marks held: a change shows the distance; stopped: the column is gone", { tags: ['all'] }, async () => {
    const { user } = renderSection(meterSection);
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    await user.click(await screen.findByRole('button', { name: "Compare with today's answers" }));

    await user.click(screen.getByRole('checkbox', { name: 'Check All' }));
    expect(screen.getByRole('row', { name: /^Case 1/ })).toHaveTextContent('85%100%');

    await user.click(screen.getByRole('button', { name: 'Stop comparing' }));
    expect(screen.queryByRole('columnheader', { name: 'Other' })).toBeNull();
  });
});

describe('reset', () => {
  test('reset: every topic on; undone: as before', async () => {
    localStorage.setItem('meter', testOwn);
    const { user } = renderSection(meterSection);
    expect(result()).toBe('Agile Communication Level: 80%');

    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(result()).toBe('Agile Communication Level: 100%');
    expect(localStorage.getItem('meter')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(result()).toBe('Agile Communication Level: 80%');
    expect(localStorage.getItem('meter')).toBe(testOwn);
  });
});

test('storage blocked: marks last as long as the page', { tags: ['all'] }, async () => {
  vi.stubGlobal('localStorage', undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user, unmount } = renderSection(meterSection);
  await user.click(screen.getByRole('checkbox', { name: 'Check All' }));
  expect(result()).toBe('Agile Communication Level: 85%');
  unmount();

  const again = renderSection(meterSection);
  expect(result()).toBe('Agile Communication Level: 85%');

  await again.user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(result()).toBe('Agile Communication Level: 100%');
});

const beside = (text: string) => screen.getByText(text).parentElement as HTMLElement;

const note = { ignore: '[role="status"]' };

describe('link of a Language', () => {
  test('case in which it weighs most, that Language open, the own answers as they were', async () => {
    localStorage.setItem('meter', testOwn);

    renderSection(meterSection, { path: '/#meter=1111116' });

    expect(await screen.findByRole('radio', { name: /Case 5/, checked: true })).toBeVisible();
    expect(screen.getByRole('tab', { name: /Master Data Flow/ })).toBeVisible();
    expect(screen.queryByText(/could not read/i)).toBeNull();
    expect(localStorage.getItem('meter')).toBe(testOwn);
  });

  test('Language that no case has: the first case', { tags: ['all'] }, () => {
    renderSection(meterSection, { path: '/#meter=1111217' });

    expect(screen.getByRole('radio', { name: /Case 1/, checked: true })).toBeVisible();
  });
});
