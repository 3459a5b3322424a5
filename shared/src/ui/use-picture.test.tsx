import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePicture } from './use-picture.ts';

function TestPicture() {
  const { isMissing, picture } = usePicture('/test.svg');
  return isMissing ? <p>missing</p> : <img {...picture} alt="test" />;
}

function pictureThatIs(complete: boolean) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
  return vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new DOMException('test', 'EncodingError'));
}

test('picture that failed before the page was hydrated: missing', async () => {
  pictureThatIs(true);

  render(<TestPicture />);

  await waitFor(() => expect(screen.getByText('missing')).toBeVisible());
});

test('picture that waits until it is near the view: not missing', async () => {
  const decode = pictureThatIs(false);

  render(<TestPicture />);

  expect(screen.getByRole('img')).toBeVisible();
  expect(decode).not.toHaveBeenCalled();
});
