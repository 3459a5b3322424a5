import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Link } from '../../router/index.ts';
import { Pagination } from '../index.ts';

const targetOf = (page: number) => `/profiles?limit=${(page - 1) * 10}`;

const PlainLink = ({ to, ...rest }: { to: string }) => <a href={to} {...rest} />;

const showPage = (page: number, total: number) =>
  render(
    <Pagination
      total={total}
      page={page}
      pageSize={10}
      targetOf={targetOf}
      label="Pages of experts"
      linkAs={PlainLink}
    />,
  );

const numbers = () =>
  within(screen.getByRole('navigation', { name: 'Pages of experts' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test.each([
  [1, 46, 'Showing 1 to 10 of 46 entries'],
  [2, 46, 'Showing 11 to 20 of 46 entries'],
  [5, 46, 'Showing 41 to 46 of 46 entries'],
  [1, 1, 'Showing 1 to 1 of 1 entries'],
  [9, 46, 'Showing 41 to 46 of 46 entries'],
  [0, 46, 'Showing 1 to 10 of 46 entries'],
])('page %i of %i rows: %s', (page, total, sentence) => {
  showPage(page, total);

  expect(screen.getByText(sentence)).toBeVisible();
});

test('pagination, middle page: real links, the current one marked', () => {
  showPage(2, 46);

  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/profiles?limit=20');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/profiles?limit=0');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/profiles?limit=20');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
});

test('pagination, first and last page: no way beyond', () => {
  const { unmount } = showPage(1, 46);
  expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
  unmount();

  showPage(5, 46);

  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
});

test.each([
  [1, ['1', '2', '…', '10000', '→']],
  [3, ['←', '1', '2', '3', '4', '…', '10000', '→']],
  [4, ['←', '1', '2', '3', '4', '5', '…', '10000', '→']],
  [5000, ['←', '1', '…', '4999', '5000', '5001', '…', '10000', '→']],
  [9997, ['←', '1', '…', '9996', '9997', '9998', '9999', '10000', '→']],
  [10000, ['←', '1', '…', '9999', '10000']],
])('page %i of 10,000: first, neighbours, last', (page, expected) => {
  showPage(page, 100_000);

  expect(numbers()).toEqual(expected);
});

test('pagination, seven pages: all of them', () => {
  showPage(4, 70);

  expect(numbers()).toEqual(['←', '1', '2', '3', '4', '5', '6', '7', '→']);
});

test('pagination, one page: the sentence, no links', () => {
  showPage(1, 10);

  expect(screen.getByText('Showing 1 to 10 of 10 entries')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('pagination, no rows: nothing', () => {
  const { container } = showPage(1, 0);

  expect(container).toBeEmptyDOMElement();
});

test("pagination, the router's link can be used", () => {
  render(
    <MemoryRouter>
      <Pagination total={46} page={1} pageSize={10} targetOf={targetOf} label="Pages" linkAs={Link} />
    </MemoryRouter>,
  );

  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/profiles?limit=10');
});
