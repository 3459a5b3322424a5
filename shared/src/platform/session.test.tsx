import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSessionOf } from './session.ts';
import { createSession } from './session-store.ts';

test('component: follows the session', () => {
  const session = createSession();
  const Greeting = () => (useSessionOf(session, ({ token }) => token !== '') ? 'member' : 'visitor');
  render(<Greeting />);
  expect(screen.getByText('visitor')).toBeVisible();

  act(() => session.signIn('test-token'));

  expect(screen.getByText('member')).toBeVisible();
});
