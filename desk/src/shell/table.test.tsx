import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import '@testing-library/jest-dom/vitest';
import { Table } from './table.tsx';

test('table, arrow keys on the link of a row: the row above or below, the first and the last', async () => {
  const user = userEvent.setup();
  const columns = [
    { name: 'Name', isTitle: true, cell: ({ name }: { name: string }) => <a href={`/${name}`}>{name}</a> },
  ];
  render(
    <Table columns={columns} rows={[{ name: 'one' }, { name: 'two' }, { name: 'three' }]} keyOf={({ name }) => name} />,
  );
  await user.tab();

  for (const [key, name] of [
    ['ArrowDown', 'two'],
    ['End', 'three'],
    ['ArrowDown', 'three'],
    ['ArrowUp', 'two'],
    ['Home', 'one'],
  ]) {
    await user.keyboard(`{${key}}`);
    expect(screen.getByRole('link', { name })).toHaveFocus();
  }
});
