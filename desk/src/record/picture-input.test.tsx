import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { fakeDesk, refusal, renderSignedIn } from '../test/fake-desk.tsx';
import { PictureInput } from './picture-input.tsx';

function TestInput() {
  const [value, setValue] = useState('');
  return <PictureInput purpose="photo" label="Photograph" value={value} onChange={setValue} />;
}

const testFile = new File(['test'], 'test.png', { type: 'image/png' });

test('photograph, brought in: shown as on the site, and removed again', async () => {
  const user = userEvent.setup();
  fakeDesk({ 'POST /pictures/photo': { body: { id: 'test-id' } } });
  renderSignedIn(<TestInput />);
  await user.upload(screen.getByLabelText('Photograph'), testFile);
  expect(await screen.findByRole('img', { name: 'Photograph as the site shows it' })).toHaveAttribute(
    'src',
    'http://site.test/files/pictures/test-id-160.webp',
  );

  await user.click(screen.getByRole('button', { name: 'Remove Photograph' }));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('photograph, refused: the sentence is at the field, and what was there stays', async () => {
  const user = userEvent.setup();
  const { replies } = fakeDesk({ 'POST /pictures/photo': { body: { id: 'test-id' } } });
  renderSignedIn(<TestInput />);
  await user.upload(screen.getByLabelText('Photograph'), testFile);
  replies['POST /pictures/photo'] = refusal(400, 'The picture cannot be read.');
  await user.upload(screen.getByLabelText('Photograph'), testFile);

  expect(await screen.findByLabelText('Photograph')).toHaveAccessibleDescription(/The picture cannot be read\./);
  expect(screen.getByRole('img')).toBeVisible();
});

test('photograph, focal point: with the arrow keys and in the fields, made anew around it', async () => {
  const user = userEvent.setup();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => undefined }));
  const { requests } = fakeDesk({
    'POST /pictures/photo': { body: { id: 'test-id' } },
    'POST /pictures/photo?x=49&y=20': { body: { id: 'other-id' } },
  });
  renderSignedIn(<TestInput />);
  await user.upload(screen.getByLabelText('Photograph'), testFile);
  const middle = await screen.findByRole('button', {
    name: /^Middle of the square: 50% from the left, 50% from the top/,
  });
  middle.focus();
  await user.keyboard('{ArrowLeft}');
  const fromTop = screen.getByLabelText('From the top, in percent');
  await user.tripleClick(fromTop);
  await user.keyboard('20');
  expect(middle).toHaveAccessibleName(/^Middle of the square: 49% from the left, 20% from the top/);
  await user.click(screen.getByRole('button', { name: 'Use this part' }));
  expect(await screen.findByRole('img', { name: 'Photograph as the site shows it' })).toHaveAttribute(
    'src',
    'http://site.test/files/pictures/other-id-160.webp',
  );
  expect(requests.at(-1)?.name).toBe('POST /pictures/photo?x=49&y=20');
});
