import { configure, onNotice } from '@agile-languages/shared/platform';
import { testConfig } from '@agile-languages/shared/test';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { ContactDialog } from './contact-dialog.tsx';

export const send = 'v1.0/email/send';
export const notices = vi.fn<Parameters<typeof onNotice>[0]>();

export function contactFormForEachTest() {
  let stopListening: () => void;

  beforeEach(() => {
    configure(testConfig);
    notices.mockClear();
    stopListening = onNotice(notices);
  });
  afterEach(() => stopListening());
}

export function renderModal() {
  const { rerender } = render(<ContactDialog opening={1} />);
  return {
    user: userEvent.setup(),
    close: () => act(() => screen.getByRole<HTMLDialogElement>('dialog').close()),
    openAgain: () => rerender(<ContactDialog opening={2} />),
  };
}

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
export const offer = () => screen.queryByRole('button', { name: 'Restore unsent message' });
export const errors = () => document.querySelectorAll('[aria-invalid]').length;
