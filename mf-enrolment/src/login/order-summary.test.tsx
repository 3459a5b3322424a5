import { fakeApi } from '@agile-languages/shared/test';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import declaration from '../../area.json' with { type: 'json' };
import { logIn, orderBody, show, testOrder } from './test-login.tsx';

const orderLines = (name: string) => screen.getByRole('heading', { name }).parentElement;

test('order: summary and cart from the class', async () => {
  const { requests } = fakeApi({ 'calle/GetClassList': { rows: [testOrder] } });
  show('/login/500013');

  expect(await screen.findByRole('heading', { name: 'ORDER SUMMARY' })).toBeVisible();
  const text = orderLines('ORDER SUMMARY')?.textContent;
  expect(text).toContain('Items 480 EUR');
  expect(text).toContain('Tax Free');
  expect(text).toContain('Due at check-out 480 EUR');
  expect(text).toContain('SHOPPING CART');
  expect(text).toContain('Language of Form 480 EUR');
  expect(text).toContain('Quantity: 1');
  expect(text).toContain('Price 480 EUR');
  expect(orderLines('SHOPPING CART')?.querySelector('img')).toHaveAttribute('src', '/files/test-class.svg');
  expect(requests).toEqual([{ path: 'calle/GetClassList', body: orderBody }]);
});

test.each([
  [{ taxRate: '20', due: '576' }, 'Tax 20% added', 'Due at check-out 576 EUR'],
  [{ taxRate: '7.70' }, 'Tax 7.7% included', 'Due at check-out 480 EUR'],
  [{ taxNote: 'Small business' }, 'Tax Free. Small business', 'Due at check-out 480 EUR'],
])('order, tax %j: %s, %s', async (taxes, tax, due) => {
  fakeApi({ 'calle/GetClassList': { rows: [{ ...testOrder, ...taxes }] } });
  show('/login/500013');

  expect(await screen.findByRole('heading', { name: 'ORDER SUMMARY' })).toBeVisible();
  const text = orderLines('ORDER SUMMARY')?.textContent;
  expect(text).toContain(tax);
  expect(text).toContain(due);
});

test('order in one line: opens and closes the receipt', async () => {
  fakeApi({ 'calle/GetClassList': { rows: [testOrder] } });
  const { user } = show('/login/500013');
  const line = await screen.findByRole('button', { name: 'Language of Form 480 EUR' });
  expect(line).toHaveAttribute('aria-expanded', 'false');

  await user.click(line);

  expect(line).toHaveAttribute('aria-expanded', 'true');
});

test('order, unknown class: no panels, and the class id is still sent', async () => {
  const { requests } = fakeApi({
    'calle/GetClassList': { kv: { rowCount: '0' }, rows: [] },
    'calle/login': { kv: { token: 'test-token' } },
    'calls/enroll': { err: [{ val: 'Test: unknown class.' }] },
  });
  const { user } = show('/login/500013');

  await logIn(user);

  expect(await screen.findByText('Test: unknown class.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'ORDER SUMMARY' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'SHOPPING CART' })).toBeNull();
  expect(requests).toContainEqual({
    path: 'calls/enroll',
    body: { kv: { cookie: 'test-token', apiId: 'GetEnrolledClassInfo', fkClassId: '500013' } },
  });
});

test('order, class cannot be loaded: logged, no panels, the form works', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  fakeApi({ 'calle/login': { kv: { token: 'test-token' } }, 'calls/enroll': {} });
  const { user } = show('/login/500013');
  await waitFor(() =>
    expect(report).toHaveBeenCalledWith(
      expect.stringMatching(/^class of the order: section failed \([a-z\d]{1,6}\)$/),
      expect.any(Error),
      expect.any(String),
    ),
  );

  await logIn(user);

  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(screen.queryByRole('heading', { name: 'ORDER SUMMARY' })).toBeNull();
});

test('class of the order comes when the window regains focus', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const { reply } = fakeApi();
  show('/login/500013');
  await waitFor(() => expect(report).toHaveBeenCalled());

  reply('calle/GetClassList', { rows: [testOrder] });
  fireEvent.focus(window);

  expect(await screen.findByRole('heading', { name: 'ORDER SUMMARY' })).toBeVisible();
});

test('order, page left before the class arrives: nothing is logged', async () => {
  const report = vi.spyOn(console, 'error');
  fakeApi({ 'calle/GetClassList': new Promise(() => {}) });
  const { unmount } = show('/login/500013');

  unmount();
  await Promise.resolve();

  expect(report).not.toHaveBeenCalled();
});

test('order, without a class: no class call', () => {
  const { requests } = fakeApi();
  show('/login');

  expect(requests).toEqual([]);
  expect(screen.queryByText('ORDER SUMMARY')).toBeNull();
});

test('order, the document starts the same class call as the page', () => {
  const [started] = declaration.routes['/login/:id'].firstRequests;
  expect(started?.call).toBe('calle/GetClassList');
  expect(JSON.stringify(started?.kv)).toBe(JSON.stringify({ ...orderBody.kv, fkClassId: { param: 'id' } }));
});
