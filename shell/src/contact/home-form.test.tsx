import { configure } from '@agile-languages/shared/platform';
import { fakeApi, testConfig } from '@agile-languages/shared/test';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { HomeForm } from './home-form.tsx';
import { contactFormForEachTest, errors, field, notices, offer, send, sendButton } from './test-contact-form.tsx';

contactFormForEachTest();

function renderForm() {
  const { unmount } = render(<HomeForm />);
  return { user: userEvent.setup(), unmount };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Name'), 'Test');
  await user.type(field('Surname'), 'Person');
  await user.type(field('E-mail'), 'person@example.test');
  await user.type(field('Message'), 'Test message');
}

test('fields: Name, Surname, E-mail, Message, Send; the unused values are nowhere', () => {
  renderForm();

  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ name }) => name)).toEqual([
    'firstName',
    'lastName',
    'email',
    'multiline',
  ]);
  expect(field('Name').name).toBe('firstName');
  expect(field('Surname').name).toBe('lastName');
  expect(field('E-mail').name).toBe('email');
  expect(field('Message').name).toBe('multiline');
  expect(sendButton().type).toBe('submit');
});

test('browsers can fill it in: each field says what it takes', () => {
  renderForm();

  expect(field('Name').autocomplete).toBe('given-name');
  expect(field('Surname').autocomplete).toBe('family-name');
  expect(field('E-mail').autocomplete).toBe('email');
});

test('shown: no error; left empty: an error at this field only', async () => {
  const { user } = renderForm();
  expect(errors()).toBe(0);

  await user.click(field('Name'));
  expect(errors()).toBe(0);
  await user.click(field('Message'));

  await screen.findByRole('textbox', { name: 'Name', description: 'First name is required' });
  expect(errors()).toBe(1);
});

test.each([
  ['Name', '', 'First name is required'],
  ['Name', '  ', 'First name is required'],
  ['Name', 'Li', 'Please enter a name more than 1 character'],
  ['Name', '\u200b\u2060', 'First name is required'],
  ['Name', '\u3164', 'First name is required'],
  ['Name', 'L\u200bi', 'Please enter a name more than 1 character'],
  ['Surname', '', 'First name is required'],
  ['Surname', 'Li', 'Please enter a name more than 1 character'],
  ['E-mail', '', 'Email name is required'],
  ['E-mail', 'a@', 'Enter a valid email'],
  ['E-mail', 'person@example', 'Enter a valid email'],
  ['E-mail', 'person.@example.test', 'Enter a valid email'],
  ['E-mail', 'person@exаmple.test', 'Enter a valid email'],
  ['Message', '', 'Write your question'],
  ['Message', '     ', 'Write your question'],
  ['Message', 'abcd', 'Must be more than 10 characters'],
])('%s "%s": %s', async (name, text, error) => {
  renderForm();

  fireEvent.change(field(name), { target: { value: text } });
  fireEvent.blur(field(name));

  await screen.findByRole('textbox', { name, description: error });
  expect(field(name)).toHaveAttribute('aria-invalid', 'true');
});

test.each([
  ['Name', 'abc'],
  ['Surname', 'abc'],
  ['E-mail', 'a@example.test'],
  ['E-mail', 'grüße@example.test'],
  ['E-mail', 'person@例え.テスト'],
  ['E-mail', 'mailto:person@example.test'],
  ['Message', 'abcde'],
])('%s "%s": accepted', async (name, text) => {
  renderForm();
  fireEvent.blur(field(name));
  await waitFor(() => expect(field(name)).toHaveAttribute('aria-invalid', 'true'));

  fireEvent.change(field(name), { target: { value: text } });

  await waitFor(() => expect(field(name)).not.toHaveAttribute('aria-invalid'));
});

test('sent: its own template, its values, the unused ones empty', async () => {
  const { requests } = fakeApi({ [send]: { text: 'OK' } });
  const { user } = renderForm();
  await fill(user);

  await user.click(sendButton());

  await waitFor(() => expect(notices).toHaveBeenCalled());
  expect(requests).toEqual([
    {
      path: send,
      body: expect.objectContaining({
        template_id: 'test-home',
        template_params: {
          firstName: 'Test',
          lastName: 'Person',
          email: 'person@example.test',
          multiline: 'Test message',
          productsName: '',
          mobile: '',
          companyName: '',
          totalEmployee: '',
        },
      }),
    },
  ]);
});

test('address pasted with its name: sent without', { tags: ['all'] }, async () => {
  const { requests } = fakeApi({ [send]: { text: 'OK' } });
  const { user } = renderForm();
  await fill(user);
  fireEvent.change(field('E-mail'), { target: { value: 'Test Person <person@example.test>' } });

  await user.click(sendButton());

  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.body).toMatchObject({ template_params: { email: 'person@example.test' } });
});

test('sent: a notice of 2000 ms, the form is empty, nothing is kept', async () => {
  fakeApi({ [send]: { text: 'OK' } });
  const { user } = renderForm();
  await fill(user);

  await user.click(sendButton());

  await waitFor(() => expect(field('Message')).toHaveValue(''));
  expect(notices).toHaveBeenCalledExactlyOnceWith({
    text: 'Thank you. Your message has been sent successfully',
    duration: 2000,
  });
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['', '', '', '']);
  expect(errors()).toBe(0);
  expect(sessionStorage.length).toBe(0);
});

test('not sent: the form is empty and nothing shows, not even the offer, before a field has the focus again', {
  tags: ['all'],
}, async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  fakeApi({ [send]: 'no connection' });
  const { user } = renderForm();
  await fill(user);

  await user.click(sendButton());

  await waitFor(() => expect(error).toHaveBeenCalled());
  await waitFor(() => expect(field('Message')).toHaveValue(''));
  expect(notices).not.toHaveBeenCalled();
  expect(offer()).toBeNull();
  expect(errors()).toBe(0);

  act(() => sendButton().blur());
  act(() => sendButton().focus());
  expect(offer()).toBeNull();
  await user.click(field('Name'));
  expect(offer()).not.toBeNull();
});

test('not sent, page left and come back: offered with the first focus, and comes back', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  fakeApi({ [send]: { status: 500 } });
  const { user, unmount } = renderForm();
  await fill(user);
  await user.click(sendButton());
  await waitFor(() => expect(error).toHaveBeenCalled());
  unmount();
  renderForm();
  expect(offer()).toBeNull();

  await user.click(field('Surname'));
  await user.click(screen.getByRole('button', { name: 'Restore unsent message' }));

  expect(field('Name')).toHaveValue('Test');
  expect(field('Surname')).toHaveValue('Person');
  expect(field('E-mail')).toHaveValue('person@example.test');
  expect(field('Message')).toHaveValue('Test message');
  expect(offer()).toBeNull();
});

test('something typed already: nothing is offered over it', async () => {
  sessionStorage.setItem('unsent-home', JSON.stringify({ multiline: 'Test message' }));
  const { user } = renderForm();
  fireEvent.change(field('Name'), { target: { value: 'Test' } });

  await user.click(field('Message'));

  expect(offer()).toBeNull();
});

test('page left while sending, never answered: what was written is kept', async () => {
  const { requests } = fakeApi({ [send]: new Promise<never>(() => {}) });
  const { user, unmount } = renderForm();
  await fill(user);
  await user.click(sendButton());
  await waitFor(() => expect(requests).toHaveLength(1));
  unmount();
  renderForm();

  await user.click(field('Name'));

  expect(offer()).not.toBeNull();
});

function renderDocument() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<HomeForm />);
  return container;
}

test('document before any script, site that takes messages itself: it sends to the page of the server', () => {
  configure({ ...testConfig, mail: { ...testConfig.mail, origin: '' } });
  const container = renderDocument();

  const form = container.querySelector('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/app/contact');
  expect(container.querySelector('noscript')).toBeNull();
  container.remove();
});

test('document before any script, e-mail service elsewhere: all is in it, submitting leads nowhere, a sentence says so', () => {
  const container = renderDocument();

  expect(screen.getByLabelText('Name')).toBeVisible();
  expect(screen.getByLabelText('Surname')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toBeVisible();
  expect(screen.getByLabelText('Message')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  expect(container.querySelector('form')).toHaveAttribute('method', 'dialog');
  expect(container.querySelector('form')).not.toHaveAttribute('action');
  expect(container.querySelector('noscript')?.textContent).toMatch(/write to .*info@brand.test.* instead/);
  container.remove();
});

test('typed before the scripts ran: kept and sent', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { requests } = fakeApi({ [send]: { text: 'OK' } });
  const container = renderDocument();
  screen.getByLabelText<HTMLInputElement>('Name').value = 'Test';
  screen.getByLabelText<HTMLTextAreaElement>('Message').value = 'Test message';
  const onRecoverableError = vi.fn();

  render(<HomeForm />, { container, hydrate: true, onRecoverableError });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Surname'), 'Person');
  await user.type(screen.getByLabelText('E-mail'), 'person@example.test');
  await user.click(screen.getByRole('button', { name: 'Send' }));

  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.body).toMatchObject({ template_params: { firstName: 'Test', multiline: 'Test message' } });
  expect(onRecoverableError).not.toHaveBeenCalled();
});
