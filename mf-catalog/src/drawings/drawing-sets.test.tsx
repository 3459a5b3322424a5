import { configure } from '@agile-languages/shared/platform';
import { testConfig } from '@agile-languages/shared/test';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { type DrawingName, drawingSets, drawingSize } from './drawing-sets.ts';

const sets = await Promise.all(
  Object.entries(drawingSets).map(async ([set, load]) =>
    Object.entries<ComponentType>((await load()).default).map(
      ([name, Drawing]) => [`${set}/${name}` as DrawingName, Drawing] as const,
    ),
  ),
);

test.each(sets.flat())('drawing %s: in its stated size, with a label', (name, Drawing) => {
  configure(testConfig);

  const { container } = render(<Drawing />);

  const picture = container.querySelector('svg');
  expect(picture).toHaveAttribute('viewBox', `0 0 ${drawingSize(name).join(' ')}`);
  expect(picture).toHaveAttribute('aria-label', expect.stringMatching(/\S{3}/));
  expect(container.innerHTML).not.toMatch(/NaN|undefined| style=/);
});
