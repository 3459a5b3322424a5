import { render, screen } from '@testing-library/react';
import { type ComponentType, useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.embed.tsx';

const Part = () => <p>Part</p>;
const Placeholder = () => <p>Place</p>;

test('code that arrives between drawing and the effects after it: shown', async () => {
  const code = Promise.withResolvers<ComponentType>();
  const Lazy = lazyPart(() => code.promise, { when: 'now' });
  const Arrival = () => {
    useLayoutEffect(() => code.resolve(Part), []);
    return null;
  };

  render(
    <>
      <Lazy />
      <Arrival />
    </>,
  );

  expect(await screen.findByText('Part')).toBeVisible();
});

test('idle: its place first, fetched after that', async () => {
  const Lazy = lazyPart(async () => Part, { when: 'idle', Placeholder });

  render(<Lazy />);

  expect(screen.getByText('Place')).toBeVisible();
  expect(await screen.findByText('Part')).toBeVisible();
});

test('failed fetch: the place stays; what is drawn later tries again', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new Error('Test failure'))
    .mockResolvedValue(Part);
  const Lazy = lazyPart(load, { when: 'idle', Placeholder });

  const { rerender } = render(<Lazy key="first" />);
  await expect.poll(() => report).toHaveBeenCalledOnce();
  expect(screen.getByText('Place')).toBeVisible();
  rerender(<Lazy key="second" />);

  expect(await screen.findByText('Part')).toBeVisible();
});
