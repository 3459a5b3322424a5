import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Switch } from '../index.ts';

function Example() {
  const [on, setOn] = useState(true);
  return <Switch label="Money" checked={on} onChange={setOn} />;
}

test('switch, click: switches off and on, and so does its word', async () => {
  const user = userEvent.setup();
  render(<Example />);
  const control = screen.getByRole('switch', { name: 'Money', checked: true });
  expect(screen.getByText('On')).toBeVisible();

  await user.click(control);
  expect(screen.getByRole('switch', { name: 'Money', checked: false })).toBe(control);
  expect(screen.getByText('Off')).toBeVisible();

  await user.keyboard(' ');
  expect(screen.getByRole('switch', { name: 'Money', checked: true })).toBe(control);
});
