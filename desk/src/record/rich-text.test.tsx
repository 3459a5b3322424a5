import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import RichText from './rich-text.tsx';

async function createEditor() {
  const user = userEvent.setup();
  const onChange = vi.fn<(html: string) => void>();
  render(
    <RichText
      label="Answer"
      isReadOnly={false}
      value={'<p><a href="https://example.com/old">see here</a></p>'}
      onChange={onChange}
      ref={() => undefined}
    />,
  );
  const setLink = async (address: string) => {
    await user.click(screen.getByRole('textbox', { name: 'Answer' }));
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('button', { name: 'Link' }));
    const field = screen.getByRole('textbox', { name: /^Address of the link/ });
    await user.clear(field);
    await user.type(field, address);
    await user.click(screen.getByRole('button', { name: 'Set' }));
  };
  const paste = (html: string) => {
    const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : ''), types: ['text/html'] };
    fireEvent.paste(screen.getByRole('textbox', { name: 'Answer' }), { clipboardData });
  };
  return { onChange, paste, setLink };
}

test('link that is no address: refused in words, and the text stays', async () => {
  const { onChange, setLink } = await createEditor();
  await setLink('agb seite');

  expect(screen.getByRole('alert')).toHaveTextContent('The address of a link is like https://example.com');
  expect(screen.getByRole('textbox', { name: /^Address of the link/ })).toHaveValue('agb seite');
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  ['www.klartext.example/agb', 'https://www.klartext.example/agb'],
  ['info@example.com', 'mailto:info@example.com'],
])('link typed as %s: completed', async (typed, address) => {
  const { onChange, setLink } = await createEditor();
  await setLink(typed);

  expect(onChange.mock.lastCall?.[0]).toContain(` href="${address}">see here</a>`);
});

test('text pasted with headings of other levels: they are headings', async () => {
  const { onChange, paste } = await createEditor();
  paste('<h1>Terms</h1><p>One</p><h2>Seats</h2><p><b>Two</b></p>');

  expect(onChange.mock.lastCall?.[0]).toContain('<h4>Terms</h4><p>One</p><h4>Seats</h4><p><strong>Two</strong>');
});

test('text pasted from a program that writes a plain <b> around it: only what was bold is bold', async () => {
  const { onChange, paste } = await createEditor();
  paste('<b style="font-weight:normal;"><p>One <b>two</b> three</p></b>');

  expect(onChange.mock.lastCall?.[0]).toContain('One <strong>two</strong> three');
});

test('text pasted with bold and italic as styles: bold and italic', async () => {
  const { onChange, paste } = await createEditor();
  paste('<p>One <span style="font-weight:700">two</span> <span style="font-style:italic">three</span></p>');

  expect(onChange.mock.lastCall?.[0]).toContain('One <strong>two</strong> <em>three</em>');
});
