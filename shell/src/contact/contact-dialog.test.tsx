import { fakeApi } from '@agile-languages/shared/test';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contactFormForEachTest, errors, field, offer, renderModal, send, sendButton } from './test-contact-form.tsx';

contactFormForEachTest();

test('fields: Full Name, E-mail, Company, Country, Message, Send', () => {
  renderModal();

  expect(
    screen.getAllByRole('textbox').map((input) => input.closest('div')?.querySelector('label')?.textContent),
  ).toEqual(['Full Name', 'E-mail', 'Company', 'Country', 'Message']);
  expect(sendButton().type).toBe('submit');
});

test('browsers say nothing of their own: every message is the form’s', () => {
  renderModal();

  expect(sendButton().form?.noValidate).toBe(true);
});

test('browsers can fill it in: each field says what it takes', () => {
  renderModal();

  expect(field('Full Name').autocomplete).toBe('name');
  expect(field('E-mail').autocomplete).toBe('email');
  expect(field('E-mail').inputMode).toBe('email');
  expect(field('Company').autocomplete).toBe('organization');
  expect(field('Country').autocomplete).toBe('country-name');
});

test('every field: is marked as required, and takes what the mail endpoint takes', () => {
  renderModal();

  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(fields.map((input) => [input.getAttribute('aria-required'), input.maxLength])).toEqual(
    Array(5).fill(['true', 10_000]),
  );
});

test('country: explains that the full name is meant', () => {
  renderModal();

  expect(
    screen.getByRole('textbox', { name: 'Country', description: 'Full official name, for example Republic of Peru' }),
  ).toBeVisible();
});

test('opened: no error; left empty: an error at this field only', async () => {
  const { user } = renderModal();
  expect(errors()).toBe(0);

  await user.click(field('Company'));
  expect(errors()).toBe(0);
  await user.click(field('Message'));

  await screen.findByRole('textbox', { name: 'Company', description: 'Company Name' });
  expect(errors()).toBe(1);
});

test('typing too little: no error before the field is left', async () => {
  const { user } = renderModal();

  await user.type(field('Company'), 'abcd');
  expect(errors()).toBe(0);
  await user.tab();

  await screen.findByRole('textbox', { name: 'Company', description: 'Must be more than 5 characters' });
});

test.each([
  ['Full Name', '', 'First name is required'],
  ['Full Name', '   ', 'First name is required'],
  ['Full Name', 'ab', 'Please enter a name more than 3 characters'],
  ['E-mail', '', 'Email name is required'],
  ['E-mail', 'a@', 'Enter a valid email'],
  ['E-mail', '.person@example.test', 'Enter a valid email'],
  ['Company', '\u200b\u200b\u200b\u200b\u200b', 'Company Name'],
  ['Company', '', 'Company Name'],
  ['Company', '      ', 'Company Name'],
  ['Company', 'abcd', 'Must be more than 5 characters'],
  ['Message', '', 'Message'],
  ['Message', 'abcd', 'Must be more than 5 characters'],
  ['Country', '', 'Country'],
  ['Country', 'Peru', 'Must be more than 5 characters'],
])('%s "%s": %s', async (name, text, error) => {
  renderModal();

  fireEvent.change(field(name), { target: { value: text } });
  fireEvent.blur(field(name));

  await waitFor(() => expect(field(name)).toHaveAttribute('aria-invalid', 'true'));
  const described = field(name).getAttribute('aria-describedby')?.split(' ').at(-1);
  expect(document.getElementById(described ?? '')?.textContent).toBe(error);
});

test.each([
  ['Full Name', 'abc'],
  ['Full Name', ' Al '],
  ['E-mail', 'a@example.test'],
  ['E-mail', 'имя@пример.испытание'],
  ['Company', 'abcde'],
  ['Message', ' abc '],
  ['Country', 'Kenya'],
])('%s "%s": accepted', async (name, text) => {
  renderModal();
  fireEvent.blur(field(name));
  await waitFor(() => expect(field(name)).toHaveAttribute('aria-invalid', 'true'));

  fireEvent.change(field(name), { target: { value: text } });

  await waitFor(() => expect(field(name)).not.toHaveAttribute('aria-invalid'));
});

test('sent with mistakes: nothing leaves, the focus is at the first mistake', async () => {
  const { requests } = fakeApi({ [send]: { text: 'OK' } });
  const { user } = renderModal();
  await user.type(field('Full Name'), 'Test Person');

  await user.click(sendButton());

  await waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
  expect(errors()).toBe(4);
  expect(requests).toEqual([]);
});

test('closed while empty: opened again without errors', async () => {
  const { user, close, openAgain } = renderModal();
  await user.click(field('Full Name'));
  await user.tab();
  await waitFor(() => expect(errors()).toBe(1));
  close();

  openAgain();

  await waitFor(() => expect(errors()).toBe(0));
});

test('closed half-filled: what was typed is there when it is opened again, and nothing is offered', async () => {
  const { user, close, openAgain } = renderModal();
  await user.type(field('Message'), 'Test message');
  close();

  openAgain();

  expect(field('Message')).toHaveValue('Test message');
  expect(offer()).toBeNull();
});
