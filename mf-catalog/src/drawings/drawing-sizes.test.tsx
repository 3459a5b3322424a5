import { configure } from '@agile-languages/shared/platform';
import { testConfig } from '@agile-languages/shared/test';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawingSets, isSetName } from './drawing-sets.ts';
import { drawingSizes } from './drawing-sizes.ts';

test.each(Object.entries(drawingSizes))('drawing %s: in its stated size, with a label', async (name, size) => {
  configure(testConfig);
  const [set = '', drawing = ''] = name.split('/');
  const code = isSetName(set) ? (await drawingSets[set]()).default : {};
  const Drawn: React.ComponentType | undefined = (code as Record<string, React.ComponentType>)[drawing];

  const { container } = render(Drawn ? <Drawn /> : null);

  const picture = container.querySelector('svg');
  expect(picture).toHaveAttribute('viewBox', `0 0 ${size.join(' ')}`);
  expect(picture).toHaveAttribute('aria-label', expect.stringMatching(/\S{3}/));
  expect(container.innerHTML).not.toMatch(/NaN|undefined| style=/);
});

test('drawing sets: none draws what is not named', async () => {
  const drawn = await Promise.all(
    Object.entries(drawingSets).map(async ([set, load]) =>
      Object.keys((await load()).default).map((name) => `${set}/${name}`),
    ),
  );

  expect(drawn.flat().sort()).toEqual(Object.keys(drawingSizes).sort());
});
