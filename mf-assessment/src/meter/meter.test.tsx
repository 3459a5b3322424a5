import { fakeApi, renderSection } from '@agile-languages/shared/test';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { horizontalRulerEnd, positionOf } from '../components/level-scale.ts';
import meterSection from './meter.section.tsx';

beforeEach(() => {
  fakeApi({ 'calle/GetClassList': { rows: [] } });
});

const result = () => screen.getByText('Agile Communication Level:').parentElement?.textContent;
const meter = () => screen.getByRole('meter', { name: 'Agile Communication Level' });
const topic = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const checkAll = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Check All' });
const caseRadio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const languages = () => within(screen.getByRole('list', { name: 'Your Languages' }));
const wholeMoney = () => languages().getByRole<HTMLInputElement>('checkbox', { name: 'Money, all topics' });

describe('fresh', () => {
  test('fresh meter: case 1, every topic on, 100%', () => {
    renderSection(meterSection);

    expect(caseRadio('Case 1: Business Development - Internal')).toBeChecked();
    expect(screen.getByRole('heading', { name: 'Case 1: Business Development - Internal' })).toBeVisible();
    expect(topic('Delivery channel')).toBeChecked();
    expect(wholeMoney()).toBeChecked();
    expect(result()).toBe('Agile Communication Level: 100%');
  });

  test('fresh meter: eight results, highest first', () => {
    renderSection(meterSection);

    expect(rows()).toEqual([
      'Case 2 Data Flow Management - Internal|105%|105%',
      'Case 1 Business Development - Internal|100%|100%',
      'Case 4 Digital Product Development - Internal|100%|100%',
      'Case 5 Business Development - Internal|100%|100%',
      'Case 6 Business Development - Digital Product Management|100%|100%',
      'Case 7 Digital Product Development - Digital Product Management|100%|100%',
      'Case 8 Digital Product Development - Digital Product Development|100%|100%',
      'Case 3 Business Development - Internal|90%|90%',
    ]);
  });

  test('tab: shows the total, its name includes how many are on', () => {
    renderSection(meterSection);

    expect(screen.getByRole('tab', { name: 'Segmentation (7), 7 on' }).textContent).toBe('Segmentation (7)');
  });
});

describe('topics', () => {
  test('topic off: level and bar fall by its score', async () => {
    const { user } = renderSection(meterSection);

    await user.click(topic('Delivery channel'));

    expect(result()).toBe('Agile Communication Level: 98%');
    expect(meter()).toHaveAttribute('aria-valuenow', '98');
    expect(meter().querySelector('rect')).toHaveAttribute('width', positionOf(98, horizontalRulerEnd));
    expect(screen.getByRole('tab', { name: 'Digital Service (6), 5 on' })).toBeVisible();
  });

  test('topic: its meaning is its description', () => {
    renderSection(meterSection);

    expect(screen.getByRole('checkbox', { description: /the channel is written down/ })).toBe(
      topic('Delivery channel'),
    );
  });

  test('topic off: Check All is mixed, and a click switches everything on', async () => {
    const { user } = renderSection(meterSection);
    await user.click(topic('Delivery channel'));
    expect(checkAll().indeterminate).toBe(true);
    expect(checkAll()).not.toBeChecked();

    await user.click(checkAll());

    expect(checkAll().indeterminate).toBe(false);
    expect(checkAll()).toBeChecked();
    expect(topic('Delivery channel')).toBeChecked();
  });

  test('Check All off and on: 0 of 7, 7 of 7', async () => {
    const { user } = renderSection(meterSection);
    await user.click(screen.getByRole('tab', { name: /Segmentation/ }));

    await user.click(checkAll());
    expect(screen.getByText('0 of 7')).toBeVisible();
    expect(result()).toBe('Agile Communication Level: 80%');

    await user.click(checkAll());
    expect(screen.getByText('7 of 7')).toBeVisible();
    expect(result()).toBe('Agile Communication Level: 100%');
  });

  test('last missing topic on again: the category is checked', async () => {
    const { user } = renderSection(meterSection);
    await user.click(topic('Delivery channel'));

    await user.click(topic('Delivery channel'));

    expect(checkAll()).toBeChecked();
  });
});

describe('Languages', () => {
  test('Language off: the level without its weight, labelled Off', async () => {
    const { user } = renderSection(meterSection);

    await user.click(wholeMoney());

    expect(result()).toBe('Agile Communication Level: 0%');
    expect(languages().getByText('Off')).toBeVisible();
    expect(languages().getByText('0 of 38 on')).toBeVisible();
  });

  test('Language partly on: labelled Partly, and a click switches everything on', async () => {
    const { user } = renderSection(meterSection);
    await user.click(topic('Delivery channel'));
    expect(wholeMoney().indeterminate).toBe(true);
    expect(languages().getByText('Partly')).toBeVisible();

    await user.click(wholeMoney());

    expect(languages().getByText('On')).toBeVisible();
    expect(result()).toBe('Agile Communication Level: 100%');
  });

  test('Language opened: its categories are shown', async () => {
    const { user } = renderSection(meterSection);
    await user.click(caseRadio('Case 2: Data Flow Management - Internal'));

    await user.click(languages().getByRole('button', { name: /Form/ }));

    expect(languages().getByRole('button', { current: true })).toHaveTextContent('Form');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Form (6)');
  });
});

describe('categories', () => {
  test('arrow keys, Home and End: the neighbour, the first and the last open', async () => {
    const { user } = renderSection(meterSection);
    await user.click(screen.getByRole('tab', { name: /Digital Service/ }));

    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true })).toBe(document.activeElement);
    expect(document.activeElement?.textContent).toBe('Segmentation (7)');

    await user.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('Financial Statement (7)');

    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Digital Service (6)');

    await user.keyboard('{ArrowLeft}{Home}');
    expect(document.activeElement?.textContent).toBe('Digital Service (6)');
  });

  test('tab clicked: only its card is shown', async () => {
    const { user } = renderSection(meterSection);

    await user.click(screen.getByRole('tab', { name: /Competitor/ }));

    expect(screen.getByRole('tabpanel').contains(topic('Direct competitors'))).toBe(true);
    expect(screen.queryByRole('checkbox', { name: 'Delivery channel' })).toBeNull();
  });
});

describe('cases', () => {
  test('another case: the marks stay, the level follows its weights', async () => {
    const { user } = renderSection(meterSection);
    await user.click(wholeMoney());

    await user.click(caseRadio('Case 5: Business Development - Internal'));

    expect(result()).toBe('Agile Communication Level: 40%');
    expect(wholeMoney()).not.toBeChecked();
  });

  test('case 2: the text shows 105%, the bar and its value stop at 100', async () => {
    const { user } = renderSection(meterSection);

    await user.click(caseRadio('Case 2: Data Flow Management - Internal'));

    expect(result()).toBe('Agile Communication Level: 105%');
    expect(meter()).toHaveAttribute('aria-valuenow', '100');
    expect(meter()).toHaveAttribute('aria-valuetext', 'Agile Communication Level: 105%');
    expect(meter().querySelector('rect')).toHaveAttribute('width', positionOf(100, horizontalRulerEnd));
    expect(screen.getByText(/The highest possible level in this case is 105%\.$/)).toBeVisible();
  });

  test('case without the open Language: its first one opens', async () => {
    const { user } = renderSection(meterSection);

    await user.click(caseRadio('Case 4: Digital Product Development - Internal'));

    expect(languages().getByRole('button', { current: true })).toHaveTextContent('User Story Management');
  });

  test('row of the eight results clicked: its case is chosen', async () => {
    const { user } = renderSection(meterSection);

    await user.click(
      screen.getByRole('button', { name: 'Case 7 Digital Product Development - Digital Product Management' }),
    );

    expect(caseRadio('Case 7: Digital Product Development - Digital Product Management')).toBeChecked();
  });
});

describe('learn first', () => {
  test('nothing answered yet: 100% is no result, and it says so', () => {
    renderSection(meterSection);

    expect(screen.getByText(/^Nobody has answered yet\./)).toBeVisible();
  });

  test('category missing: its gain, its Language and the level with it; a click opens it', async () => {
    const { user } = renderSection(meterSection);
    await user.click(screen.getByRole('tab', { name: /Segmentation/ }));
    await user.click(checkAll());
    await user.click(screen.getByRole('tab', { name: /Digital Service/ }));
    const advice = within(screen.getByRole('region', { name: 'Learn first' }));
    expect(advice.getAllByRole('listitem')[0]).toHaveTextContent('+20');
    expect(advice.getByRole('link', { name: 'Money' })).toHaveAttribute('href', '/languages/1111112');
    expect(advice.getByText('100%')).toBeVisible();
    expect(await screen.findByText(/^Name the one segment you sell to first/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What a receiver notices at 80%' })).toBeVisible();
    expect(screen.getAllByText(/^A receiver asks several things first/)[0]).toBeVisible();

    await user.click(advice.getByRole('button', { name: 'Segmentation' }));

    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Segmentation (7)');
  });
});

describe('categories looked at', () => {
  test('next category: opens and has the focus, is counted, and counts at the next visit', async () => {
    const { user, unmount } = renderSection(meterSection);
    expect(screen.getByText('Looked at 1 of 6 categories')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Next category: Segmentation' }));

    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Segmentation (7)');
    await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveFocus());
    expect(screen.getByText('Looked at 2 of 6 categories')).toBeVisible();
    unmount();

    renderSection(meterSection);
    expect(screen.getByText('Looked at 2 of 6 categories')).toBeVisible();
  });

  test('all of them: said at the foot of the last one, and nothing beside the level', async () => {
    const { user } = renderSection(meterSection);
    for (let left = 5; left > 0; left--) await user.click(screen.getByRole('button', { name: /^Next category/ }));

    expect(screen.getByText('You have looked at all 6 categories.')).toBeVisible();
    expect(screen.queryByText(/^Looked at/)).toBeNull();
  });

  test('reset: from the beginning; undone: as before', async () => {
    const { user } = renderSection(meterSection);
    await user.click(screen.getByRole('button', { name: /^Next category/ }));
    await user.click(screen.getByRole('button', { name: /^Next category/ }));

    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByText('Looked at 1 of 6 categories')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Looked at 3 of 6 categories')).toBeVisible();
  });
});

describe('change beside its switch', () => {
  test('topic, category, Language: the points that the level moved, until something else is done', async () => {
    const { user } = renderSection(meterSection);
    const label = (box: HTMLElement) => box.closest('li, header');

    await user.click(topic('Delivery channel'));
    expect(label(topic('Delivery channel'))).toHaveTextContent('−2');

    await user.click(topic('Delivery channel'));
    expect(label(topic('Delivery channel'))).toHaveTextContent('+2');

    await user.click(checkAll());
    expect(label(checkAll())).toHaveTextContent('−15');
    expect(label(topic('Delivery channel'))).not.toHaveTextContent('+2');

    await user.click(wholeMoney());
    expect(label(wholeMoney())).toHaveTextContent('+15');

    await user.click(screen.getByRole('tab', { name: /Segmentation/ }));
    expect(label(wholeMoney())).not.toHaveTextContent('+15');
  });
});

describe('announcement', () => {
  test('announcement: empty on load; the level once, 600 ms after the last change', () => {
    vi.useFakeTimers();
    renderSection(meterSection);
    act(() => vi.advanceTimersByTime(5000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    fireEvent.click(topic('Delivery channel'));
    act(() => vi.advanceTimersByTime(599));
    fireEvent.click(topic('Unit of sale'));
    act(() => vi.advanceTimersByTime(599));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('status').textContent).toBe('Level: 96%');
  });
});

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join('|'));
