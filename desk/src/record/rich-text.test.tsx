import { render, screen } from '@testing-library/react';
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
    await user.click(screen.getByRole('button', { name: 'Link' }));
    const field = screen.getByRole('textbox', { name: /^Address of the link/ });
    await user.clear(field);
    await user.type(field, address);
    await user.click(screen.getByRole('button', { name: 'Set' }));
  };
  return { onChange, setLink };
}

test('link that is no address: refused in words, and the text stays', async () => {
  const { onChange, setLink } = await createEditor();
  await setLink('agb seite');

  expect(screen.getByRole('alert')).toHaveTextContent('The address of a link is like https://example.com');
  expect(screen.getByRole('textbox', { name: /^Address of the link/ })).toHaveValue('agb seite');
  expect(onChange).not.toHaveBeenCalled();
});
