import { configure } from '@agile-languages/shared/platform';
import { testConfig } from '@agile-languages/shared/test';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContactButton } from './contact-button.tsx';
import { ContactHost } from './contact-host.tsx';

beforeEach(() => configure(testConfig));
afterEach(() => history.replaceState(null, '', '/'));

function renderHost() {
  const view = render(
    <MemoryRouter>
      <ContactButton>Contact Us</ContactButton>
      <a href="/#contact">
        <b>Write to us</b>
      </a>
      <a href="#contact">Write here</a>
      <a href="/#contact" data-message="We are 7 people.">
        Ask for a class
      </a>
      <a href="https://other.test/#contact">Write to others</a>
      <ContactHost />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), ...view };
}

async function goTo(address: string) {
  const told = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  history.replaceState(null, '', address);
  await told;
}

const dialog = () => screen.findByRole<HTMLDialogElement>('dialog', { name: 'Contact Us' });

test('nothing asked for: no dialog is there', () => {
  renderHost();

  expect(document.querySelector('dialog')).toBeNull();
});

test('button: opens the modal', async () => {
  const { user } = renderHost();

  await user.click(screen.getByRole('button', { name: 'Contact Us' }));

  expect((await dialog()).open).toBe(true);
});

test('button with the space bar: opens the modal', async () => {
  const { user } = renderHost();
  screen.getByRole('button', { name: 'Contact Us' }).focus();

  await user.keyboard(' ');

  expect((await dialog()).open).toBe(true);
});

test('without scripts: the button is a link to the form on the home page', () => {
  renderHost();

  expect(screen.getByRole('button', { name: 'Contact Us' })).toHaveAttribute('href', '/#contact');
});

test('link to /#contact, clicked on a part of it: opens, and the page stays where it is', async () => {
  const { user } = renderHost();

  await user.click(screen.getByText('Write to us'));

  expect((await dialog()).open).toBe(true);
  expect(location.hash).toBe('');
});

test('link with a message: the form begins with it, another link with an empty one; what was written stays', async () => {
  const { user } = renderHost();
  const message = () => screen.findByRole('textbox', { name: 'Message' });

  await user.click(screen.getByRole('link', { name: 'Ask for a class' }));
  expect(await message()).toHaveValue('We are 7 people.');
  await user.click(screen.getByRole('button', { name: 'Close' }));

  await user.click(screen.getByRole('link', { name: 'Write here' }));
  expect(await message()).toHaveValue('');
  await user.type(await message(), 'My own words.');
  await user.click(screen.getByRole('button', { name: 'Close' }));

  await user.click(screen.getByRole('link', { name: 'Ask for a class' }));
  expect(await message()).toHaveValue('My own words.');
});

test('link to #contact: opens', async () => {
  const { user } = renderHost();

  await user.click(screen.getByRole('link', { name: 'Write here' }));

  expect((await dialog()).open).toBe(true);
});

test('x: closes, the focus goes back to the link, even if the click left it elsewhere; the link opens it again', async () => {
  const { user } = renderHost();
  const link = screen.getByRole('link', { name: 'Write here' });
  fireEvent.click(link);
  await dialog();

  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(link);

  await user.click(link);
  expect((await dialog()).open).toBe(true);
});

test('click on the backdrop: closes, the focus goes back to the link', async () => {
  const { user } = renderHost();
  const link = screen.getByRole('link', { name: 'Write here' });
  await user.click(link);

  await user.click(await dialog());

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(link);
});

test('closed by the browser, as Esc does: opens again', async () => {
  const { user } = renderHost();
  const link = screen.getByRole('link', { name: 'Write here' });
  await user.click(link);
  (await dialog()).close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(link);

  expect((await dialog()).open).toBe(true);
});

test('link opened in a new tab, or to another site: left to the browser', async () => {
  const { user } = renderHost();
  const taken = vi.fn((event: Event) => event.defaultPrevented);
  const follow = (event: Event) => {
    taken(event);
    event.preventDefault();
  };
  document.addEventListener('click', follow);

  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Write here' }));
  await user.keyboard('{/Control}');
  await user.click(screen.getByRole('link', { name: 'Write to others' }));
  document.removeEventListener('click', follow);

  expect(taken.mock.results.map(({ value }) => value)).toEqual([false, false]);
});

test('address of a page comes to end in #contact: opens', async () => {
  history.replaceState(null, '', '/for-companies');
  renderHost();

  await goTo('/for-companies#contact');

  expect((await dialog()).open).toBe(true);
});

test('page loaded at #contact: opens', async () => {
  await goTo('/for-companies#contact');

  renderHost();

  expect((await dialog()).open).toBe(true);
});

test('home page at #contact: shows its own form instead', async () => {
  renderHost();

  await goTo('/#contact');
  await act(() => vi.dynamicImportSettled());

  expect(document.querySelector('dialog')).toBeNull();
});

test('taken away: links are links again', async () => {
  const { user, unmount } = renderHost();
  unmount();
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '#contact';

  await user.click(link);
  link.remove();

  expect(location.hash).toBe('#contact');
});

test('dialog cannot be fetched: the console has the cause, and the form on the home page opens instead', async () => {
  const cause = new Error('test: no connection');
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  vi.resetModules();
  vi.doMock('./contact-dialog.tsx', () => Promise.reject(cause));
  const { user } = renderHost();

  await user.click(screen.getByRole('link', { name: 'Write here' }));

  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/#contact'));
  expect(error).toHaveBeenCalledExactlyOnceWith('contact', expect.objectContaining({ cause }));
  vi.doUnmock('./contact-dialog.tsx');
});
