import { configure } from '@agile-languages/shared/platform';
import { testConfig } from '@agile-languages/shared/test';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawings } from './drawings.ts';
import { isSetName, sets } from './sets.ts';

test.each(Object.entries(drawings))('%s: drawn in its stated size, with a text that says it', async (name, size) => {
  configure(testConfig);
  const [set = '', drawing = ''] = name.split('/');
  const code = isSetName(set) ? (await sets[set]()).default : {};
  const Drawn: React.ComponentType | undefined = (code as Record<string, React.ComponentType>)[drawing];

  const { container } = render(Drawn ? <Drawn /> : null);

  const picture = container.querySelector('svg');
  expect(picture?.getAttribute('viewBox')).toBe(`0 0 ${size.join(' ')}`);
  expect(picture?.getAttribute('aria-label')).toMatch(/\S{3}/);
  expect(container.innerHTML).not.toMatch(/NaN|undefined| style=/);
});

test('sets: none draws what is not named', async () => {
  const drawn = await Promise.all(
    Object.entries(sets).map(async ([set, load]) =>
      Object.keys((await load()).default).map((name) => `${set}/${name}`),
    ),
  );

  expect(drawn.flat().sort()).toEqual(Object.keys(drawings).sort());
});
