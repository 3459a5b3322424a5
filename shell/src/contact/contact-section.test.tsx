import { configure } from '@agile-languages/shared/platform';
import { fakeApi, testConfig } from '@agile-languages/shared/test';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { ContactSection } from './contact-section.tsx';

beforeEach(() => configure(testConfig));

const section = () => screen.getByRole('region', { name: 'Tell us what keeps getting misunderstood.' });

test('section: target of /#contact, with its number, the form and the address', () => {
  render(<ContactSection number="11" />);

  expect(section().id).toBe('contact');
  expect(within(section()).getByText('11')).toHaveAttribute('aria-hidden', 'true');
  expect(within(section()).getByRole('textbox', { name: 'Message' })).toBeVisible();
  expect(within(section()).getByRole('link', { name: 'info@brand.test' })).toHaveAttribute(
    'href',
    'mailto:info@brand.test',
  );
});

test('what happens next: three sentences, in order', () => {
  render(<ContactSection number="11" />);

  expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'To inquire about membership, please get in touch with your Corporate Trainer.',
    'Your trainer opens your membership and you receive an activation key by e-mail.',
    'Open the link in the e-mail. The page asks for the pass code you were sent and a password.',
  ]);
});

function renderDocument() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<ContactSection number="11" />);
  return container;
}

test('document before any script: labels, fields and button are in it, submitting leads nowhere', () => {
  const container = renderDocument();

  expect(screen.getByLabelText('Name')).toBeVisible();
  expect(screen.getByLabelText('Surname')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toBeVisible();
  expect(screen.getByLabelText('Message')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  expect(container.querySelector('form')).toHaveAttribute('method', 'dialog');
  container.remove();
});

test('typed before the scripts ran: kept and sent', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { requests } = fakeApi({ 'v1.0/email/send': { text: 'OK' } });
  const container = renderDocument();
  screen.getByLabelText<HTMLInputElement>('Name').value = 'Test';
  screen.getByLabelText<HTMLTextAreaElement>('Message').value = 'Test message';
  const onRecoverableError = vi.fn();

  render(<ContactSection number="11" />, { container, hydrate: true, onRecoverableError });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Surname'), 'Person');
  await user.type(screen.getByLabelText('E-mail'), 'person@example.test');
  await user.click(screen.getByRole('button', { name: 'Send' }));

  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.body).toMatchObject({ template_params: { firstName: 'Test', multiline: 'Test message' } });
  expect(onRecoverableError).not.toHaveBeenCalled();
});
