import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderSignedIn, testAccount } from '../test/fake-desk.tsx';
import { Navigation } from './navigation.tsx';

const isOpen = (name: string) => screen.getByText(name, { selector: 'summary' }).closest('details')?.open;

test('navigation: a group opens with its key, closes with Escape, and says where one is', async () => {
  const user = userEvent.setup();
  renderSignedIn(<Navigation />, { path: '/questions' });
  const content = screen.getByText('Content', { selector: 'summary' });
  await user.click(content);
  expect(isOpen('Content')).toBe(true);
  expect(screen.getByRole('link', { name: 'Questions' })).toHaveAttribute('aria-current', 'page');
  screen.getByRole('link', { name: 'Experts' }).focus();
  await user.keyboard('{Escape}');
  expect(isOpen('Content')).toBe(false);
  expect(content).toHaveFocus();

  await user.click(content);
  await user.click(screen.getByText('People', { selector: 'summary' }));
  expect([isOpen('Content'), isOpen('People')]).toEqual([false, true]);
});

test('navigation of an editor: no section of others, no empty group', () => {
  renderSignedIn(<Navigation />, { account: { ...testAccount, role: 'editor' } });
  expect(screen.queryByText('Classes')).toBeNull();
  expect(screen.queryByText('People')).toBeNull();
  expect(screen.getByText('Account')).toBeInTheDocument();
});
