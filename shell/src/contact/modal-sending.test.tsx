import { fakeApi } from '@agile-languages/shared/test';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  contactFormForEachTest,
  errors,
  field,
  notices,
  offer,
  renderModal,
  send,
  sendButton,
} from './test-contact-form.tsx';

contactFormForEachTest();

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Full Name'), 'Test Person');
  await user.type(field('E-mail'), 'person@example.test');
  await user.type(field('Company'), 'Test Company');
  await user.type(field('Country'), 'Republic of Peru');
  await user.type(field('Message'), 'Test message');
}

const testParams = {
  fullName: 'Test Person',
  email: 'person@example.test',
  organization: 'Test Company',
  message: 'Test message',
  country: 'Republic of Peru',
  id: '',
};

test('sent: one request to the mail service with service, template, key and values', async () => {
  const { requests } = fakeApi({ [send]: { text: 'OK' } });
  const { user } = renderModal();
  await fill(user);

  await user.click(sendButton());

  await waitFor(() => expect(notices).toHaveBeenCalled());
  expect(requests).toEqual([
    {
      path: send,
      body: {
        lib_version: expect.any(String),
        user_id: 'test-key',
        service_id: 'test-service',
        template_id: 'test-modal',
        template_params: testParams,
      },
    },
  ]);
});

test('sent: a notice of 2000 ms, the form stays open and is empty, nothing is kept', async () => {
  fakeApi({ [send]: { text: 'OK' } });
  const { user } = renderModal();
  await fill(user);

  await user.click(sendButton());

  await waitFor(() => expect(field('Message')).toHaveValue(''));
  expect(notices).toHaveBeenCalledExactlyOnceWith({
    text: 'Thank you. Your message has been sent successfully',
    duration: 2000,
  });
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['', '', '', '', '']);
  expect(errors()).toBe(0);
  expect(sessionStorage.length).toBe(0);
});

test('sent: the thanks can be heard in the modal for ten seconds', { tags: ['all'] }, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakeApi({ [send]: { text: 'OK' } });
  renderModal();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await fill(user);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();

  await user.click(sendButton());
  await waitFor(() => expect(status.textContent).toBe('Thank you. Your message has been sent successfully'));
  await expect.poll(() => vi.getTimerCount()).toBe(1);

  act(() => vi.advanceTimersByTime(9000));
  expect(status.textContent).toBe('Thank you. Your message has been sent successfully');
  act(() => vi.advanceTimersByTime(1100));
  expect(status).toBeEmptyDOMElement();
});

test('refused: the form is empty, nothing shows, the console has a short id and the cause', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  fakeApi({ [send]: { status: 500 } });
  const { user } = renderModal();
  await fill(user);

  await user.click(sendButton());

  await waitFor(() => expect(field('Message')).toHaveValue(''));
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['', '', '', '', '']);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^contact message failed \([0-9a-z]{1,6}\)$/),
    expect.objectContaining({ status: 500 }),
  );
  expect(notices).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(errors()).toBe(0);
  expect(offer()).toBeNull();
});

test('no connection: opened again, the unsent message is offered and comes back', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  fakeApi({ [send]: 'no connection' });
  const { user, close, openAgain } = renderModal();
  await fill(user);
  await user.click(sendButton());
  await waitFor(() => expect(field('Message')).toHaveValue(''));
  close();

  openAgain();
  await user.click(await screen.findByRole('button', { name: 'Restore unsent message' }));

  expect(field('Full Name')).toHaveValue('Test Person');
  expect(field('E-mail')).toHaveValue('person@example.test');
  expect(field('Company')).toHaveValue('Test Company');
  expect(field('Country')).toHaveValue('Republic of Peru');
  expect(field('Message')).toHaveValue('Test message');
  expect(document.activeElement).toBe(field('Full Name'));
  expect(offer()).toBeNull();
});

test('restored and sent: offered no more', { tags: ['all'] }, async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const { reply } = fakeApi({ [send]: { status: 503 } });
  const { user, close, openAgain } = renderModal();
  await fill(user);
  await user.click(sendButton());
  await waitFor(() => expect(error).toHaveBeenCalled());
  reply(send, { text: 'OK' });
  close();
  openAgain();
  await user.click(await screen.findByRole('button', { name: 'Restore unsent message' }));

  await user.click(sendButton());

  await waitFor(() => expect(notices).toHaveBeenCalledTimes(1));
  expect(sessionStorage.length).toBe(0);
});

test('offered, but something else is written and sent: offered no more', { tags: ['all'] }, async () => {
  fakeApi({ [send]: { text: 'OK' } });
  sessionStorage.setItem('unsent-modal', JSON.stringify({ message: 'Older message' }));
  const { user } = renderModal();
  expect(offer()).not.toBeNull();
  await fill(user);
  expect(offer()).not.toBeNull();

  await user.click(sendButton());

  await waitFor(() => expect(field('Message')).toHaveValue(''));
  expect(notices).toHaveBeenCalledTimes(1);
  expect(offer()).toBeNull();
});

test('storage blocked: the unsent message is kept all the same', { tags: ['all'] }, async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('sessionStorage', undefined);
  const { reply } = fakeApi({ [send]: { status: 500 } });
  const { user, close, openAgain } = renderModal();
  await fill(user);
  await user.click(sendButton());
  await waitFor(() => expect(error).toHaveBeenCalled());
  reply(send, { text: 'OK' });
  close();

  openAgain();
  await user.click(await screen.findByRole('button', { name: 'Restore unsent message' }));
  expect(field('Message')).toHaveValue('Test message');
  await user.click(sendButton());

  await waitFor(() => expect(notices).toHaveBeenCalledTimes(1));
});

test('while sending: Send is disabled under its name, the fields are closed, a second try sends nothing', async () => {
  const answer = Promise.withResolvers<{ text: string }>();
  const { requests } = fakeApi({ [send]: answer.promise });
  const { user } = renderModal();
  await fill(user);
  await user.dblClick(sendButton());
  await waitFor(() => expect(requests).toHaveLength(1));

  expect(sendButton()).toBeDisabled();
  expect(field('Message').readOnly).toBe(true);
  const form = sendButton().form;
  if (form) fireEvent.submit(form);
  answer.resolve({ text: 'OK' });

  await waitFor(() => expect(sendButton()).toBeEnabled());
  expect(requests).toHaveLength(1);
  expect(notices).toHaveBeenCalledTimes(1);
});

test('browser that blurs Send as soon as it is disabled, as Chromium does: Send has the focus again afterwards', async () => {
  const answer = Promise.withResolvers<{ text: string }>();
  fakeApi({ [send]: answer.promise });
  const { user } = renderModal();
  await fill(user);
  const button = sendButton();
  const setAttribute = button.setAttribute.bind(button);
  vi.spyOn(button, 'setAttribute').mockImplementation((name, value) => {
    if (name === 'disabled') button.blur();
    setAttribute(name, value);
  });
  await user.click(sendButton());
  await waitFor(() => expect(sendButton()).toBeDisabled());
  expect(document.body).toHaveFocus();

  answer.resolve({ text: 'OK' });

  await waitFor(() => expect(sendButton()).toHaveFocus());
});
