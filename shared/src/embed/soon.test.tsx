import { render, screen } from '@testing-library/react';
import { type ComponentType, useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { soon } from './soon.tsx';

test('code that arrives between drawing and the effects after it: shown', async () => {
  let arrive = () => {};
  const code = Promise.resolve<ComponentType>(() => null);
  vi.spyOn(code, 'then').mockImplementation((found) => {
    const { promise, resolve } = Promise.withResolvers<never>();
    arrive = () => resolve(found?.(() => <p>Drawing</p>) as never);
    return promise;
  });
  const Drawing = soon(() => code);
  const Arrival = () => {
    useLayoutEffect(() => arrive(), []);
    return null;
  };

  render(
    <>
      <Drawing />
      <Arrival />
    </>,
  );

  expect(await screen.findByText('Drawing', {}, { timeout: 2000 })).toBeTruthy();
});
