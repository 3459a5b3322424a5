import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button, ButtonLink, buttonClass, IconButton, LinkIcon } from '../index.ts';

test('button: acts on click and does not send a form by itself', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Apply</Button>
    </form>,
  );

  await user.click(screen.getByRole('button', { name: 'Apply' }));

  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('submit button: sends the form', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit">Send</Button>
    </form>,
  );

  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('button link: a link with its address and the look of a button', () => {
  render(
    <ButtonLink variant="line" href="/report.pdf" download>
      Download
    </ButtonLink>,
  );

  const link = screen.getByRole('link', { name: 'Download' });
  expect(link).toHaveAttribute('href', '/report.pdf');
  expect(link).toHaveAttribute('download');
  expect(link.className).toBe(buttonClass('line'));
});

test('icon button: named by its label, the sign is hidden', () => {
  render(<IconButton label="Play" icon={LinkIcon} />);

  const button = screen.getByRole('button', { name: 'Play' });
  expect(button.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
