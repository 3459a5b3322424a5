import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Field, PasswordInput, Select, TextArea, TextInput } from '../index.ts';

test('field, label and hint: name and description of the control', () => {
  render(
    <Field label="Country" hint="Full official name">
      <TextInput />
    </Field>,
  );

  const input = screen.getByRole('textbox', { name: 'Country', description: 'Full official name' });
  expect(input).not.toHaveAttribute('aria-invalid');
});

test('field, error: joins the description and marks the control', () => {
  render(
    <Field label="Country" hint="Full official name" error="Must be more than 5 characters">
      <TextInput />
    </Field>,
  );

  const input = screen.getByRole('textbox', { description: 'Full official name Must be more than 5 characters' });
  expect(input).toHaveAttribute('aria-invalid', 'true');
});

test('fields, two of them: each label names its own control', () => {
  render(
    <>
      <Field label="Message">
        <TextArea defaultValue="test message" />
      </Field>
      <Field label="Case">
        <Select defaultValue="3">
          <option value="2">Case 2</option>
          <option value="3">Case 3</option>
        </Select>
      </Field>
    </>,
  );

  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('test message');
  expect(screen.getByRole('combobox', { name: 'Case' })).toHaveValue('3');
});

test('field, password: hidden, shown on demand, hidden again; what was typed stays', async () => {
  const user = userEvent.setup();
  render(
    <Field label="Password">
      <PasswordInput autoComplete="current-password" />
    </Field>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await user.type(input, 'test1');
  expect(input.type).toBe('password');

  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  expect(input).toHaveValue('test1');

  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
});
