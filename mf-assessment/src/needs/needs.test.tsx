import { fakeApi, renderPage } from '@agile-languages/shared/test';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import needsPage from './needs.page.tsx';

beforeEach(() => {
  fakeApi({ 'calle/GetClassList': { rows: [] } });
});

const role = (name: string) => within(screen.getByRole('region', { name }));
const plan = () => screen.getByRole('region', { name: 'Your plan' }).textContent;

test('fresh: five tables, every row on, each 100%', () => {
  renderPage(needsPage);

  expect(screen.getAllByRole('table')).toHaveLength(5);
  expect(screen.getAllByRole('switch', { checked: true })).toHaveLength(24);
  expect(screen.queryByRole('switch', { checked: false })).toBeNull();
  expect(screen.getAllByRole('status', { name: /, total$/ }).map(({ textContent }) => textContent)).toEqual([
    '100%',
    '100%',
    '100%',
    '100%',
    '100%',
  ]);
});

test('weights: named as what they are', () => {
  renderPage(needsPage);

  expect(screen.getAllByRole('columnheader', { name: 'Weight for this role' })).toHaveLength(5);
});

test('first of the rates 30, 30, 20, 20 off: 70%', async () => {
  const { user } = renderPage(needsPage);
  const revenue = role('Revenue or cost role');

  await user.click(revenue.getByRole('switch', { name: 'Money' }));

  expect(revenue.getByRole('status', { name: 'Revenue or cost role, total' }).textContent).toBe('70%');
  expect(revenue.getByRole('cell', { name: '70%' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Revenue or cost role 70%' })).toBeVisible();
  expect(revenue.getByRole('switch', { name: 'Money', checked: false })).toBeVisible();
});

test('row off and on again: 100%', async () => {
  const { user } = renderPage(needsPage);
  const revenue = role('Revenue or cost role');

  await user.click(revenue.getByRole('switch', { name: 'Money' }));
  await user.click(revenue.getByRole('switch', { name: 'Money' }));

  expect(revenue.getByRole('cell', { name: '100%' })).toBeVisible();
});

test('one table switched: the others stay', async () => {
  const { user } = renderPage(needsPage);

  await user.click(role('Digital product owner').getByRole('switch', { name: 'Money' }));

  expect(role('Revenue or cost role').getByRole('switch', { name: 'Money', checked: true })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Digital product manager, total' }).textContent).toBe('100%');
});

test('plan: Languages and hours of the table touched last', async () => {
  const { user } = renderPage(needsPage);
  expect(plan()).toContain('4 Languages, 46 hours');

  await user.click(role('Revenue or cost role').getByRole('switch', { name: 'Financial Statement' }));
  expect(plan()).toContain('3 Languages, 34 hours');

  await user.click(role('Development team member').getByRole('switch', { name: 'Data' }));
  expect(plan()).toContain('4 Languages, 50 hours');
  expect(plan()).toContain('Development team member');
});

test('plan: one Language, none', async () => {
  const { user } = renderPage(needsPage);
  const revenue = role('Revenue or cost role');

  await user.click(revenue.getByRole('switch', { name: 'Money' }));
  await user.click(revenue.getByRole('switch', { name: 'Financial Statement' }));
  await user.click(revenue.getByRole('switch', { name: 'Data Flow' }));
  expect(plan()).toContain('1 Language, 10 hours');

  await user.click(revenue.getByRole('switch', { name: 'User Story' }));
  expect(plan()).toContain('0 Languages, 0 hours');
});

test('role of the list clicked: becomes the plan, its heading gets the focus, the address stays', async () => {
  const { user, address } = renderPage(needsPage, { path: '/my-needs' });

  await user.click(screen.getByRole('link', { name: /Digital product manager/ }));

  expect(plan()).toContain('Digital product manager');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Digital product manager' }));
  expect(address()).toBe('/my-needs');
});

test('See classes: leads to those of the Languages that are left', async () => {
  const { user, address } = renderPage(needsPage, { path: '/my-needs' });
  const revenue = role('Revenue or cost role');

  await user.click(revenue.getByRole('switch', { name: 'Money' }));
  await user.click(revenue.getByRole('switch', { name: 'User Story' }));
  await user.click(screen.getByRole('link', { name: 'See classes' }));

  expect(address()).toBe('/upcoming-classes?languages=1111217%2C1111116');
});

test('See classes, nothing left of the plan: leads to all classes', async () => {
  const { user, address } = renderPage(needsPage, { path: '/my-needs' });

  for (const name of ['Money', 'Financial Statement', 'Data Flow', 'User Story'])
    await user.click(role('Revenue or cost role').getByRole('switch', { name }));
  await user.click(screen.getByRole('link', { name: 'See classes' }));

  expect(address()).toBe('/upcoming-classes');
});

test('next visit: as it was left; everything switched on: nothing is stored', async () => {
  const { user, unmount } = renderPage(needsPage);
  await user.click(role('Digital product owner').getByRole('switch', { name: 'Form' }));
  unmount();

  const again = renderPage(needsPage);
  expect(screen.getByRole('status', { name: 'Digital product owner, total' }).textContent).toBe('85%');
  expect(plan()).toContain('Digital product owner');

  await again.user.click(screen.getByRole('button', { name: 'Switch everything on' }));
  expect(screen.getByRole('status', { name: 'Digital product owner, total' }).textContent).toBe('100%');
  expect(localStorage.getItem('needs')).toBeNull();
});

test('switches clicked before the code was there: counted afterwards, on top of what was stored', async () => {
  const error = vi.spyOn(console, 'error');
  localStorage.setItem('needs', 'product-owner 1111117');

  renderPage(needsPage, {
    path: '/my-needs',
    initialData: {},
    early: () => role('Revenue or cost role').getByRole('switch', { name: 'Money' }).click(),
  });

  expect(await role('Revenue or cost role').findByRole('switch', { name: 'Money', checked: false })).toBeVisible();
  expect(role('Revenue or cost role').getByRole('cell', { name: '70%' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Digital product owner, total' }).textContent).toBe('85%');
  expect(localStorage.getItem('needs')).toBe('revenue-cost 1111112,product-owner 1111117');
  expect(error).not.toHaveBeenCalled();
});

function storeElsewhere(text: string | null, isHeard = true) {
  if (text === null) localStorage.removeItem('needs');
  else localStorage.setItem('needs', text);
  if (isHeard) fireEvent(window, new StorageEvent('storage', { key: 'needs', newValue: text }));
}

test('two tabs: what the other one switches shows here; Switch everything on there: here, too', () => {
  renderPage(needsPage);

  storeElsewhere('development-team 1111111');
  expect(role('Development team member').getByRole('switch', { checked: false })).toBeVisible();
  expect(plan()).toContain('Development team member');
  storeElsewhere(null);

  expect(screen.queryByRole('switch', { checked: false })).toBeNull();
  expect(localStorage.getItem('needs')).toBeNull();
});

test('two tabs, the other one not heard of: switches of both count', async () => {
  const { user } = renderPage(needsPage);
  await user.click(role('Revenue or cost role').getByRole('switch', { name: 'Money' }));
  storeElsewhere('development-team 1111111,revenue-cost 1111112', false);

  await user.click(role('Digital product owner').getByRole('switch', { name: 'Form' }));

  expect(screen.getAllByRole('switch', { checked: false })).toHaveLength(3);
  expect(localStorage.getItem('needs')).toBe('product-owner 1111117,revenue-cost 1111112,development-team 1111111');
});

test('plan that somebody sent, nothing of one’s own, then "show mine": everything is on, and nothing is stored', async () => {
  const { user } = renderPage(needsPage, { path: '/my-needs#product-owner=1111117' });
  expect(screen.getByRole('status', { name: 'Digital product owner, total' }).textContent).toBe('85%');

  await user.click(screen.getByRole('link', { name: 'show mine' }));

  expect(screen.queryByRole('switch', { checked: false })).toBeNull();
  expect(localStorage.getItem('needs')).toBeNull();
});
