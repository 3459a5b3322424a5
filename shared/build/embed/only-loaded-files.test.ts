import type { Compilation } from '@rspack/core';
import { expect, test } from 'vitest';
import { leaveOut, unpublished } from './only-loaded-files.ts';

/** What is left of these files of a build, and its errors. */
function leftOf(files: Record<string, string>) {
  const assets = new Map(Object.entries(files));
  const errors: Error[] = [];
  const getAsset = (name: string) => {
    const text = assets.get(name);
    return text === undefined ? undefined : { name, source: { source: () => text } };
  };
  leaveOut(
    {
      errors,
      getAsset,
      getAssets: () => [...assets.keys()].map(getAsset),
      deleteAsset: (name: string) => assets.delete(name),
      renameAsset: (from: string, to: string) => assets.set(to, assets.get(from) ?? '').delete(from),
    } as unknown as Compilation,
    'test',
  );
  return { names: [...assets.keys()], errors: errors.map(({ message }) => message) };
}

test('view in a file of its own: the entry and the start code are left out', () => {
  const { names, errors } = leftOf({
    [unpublished('test')]: 'export * from "./test.js"',
    [unpublished('runtime')]: '',
    'test.js': '',
    'test.part.js': '',
  });

  expect(names).toEqual(['test.js', 'test.part.js']);
  expect(errors).toEqual([]);
});

test('entry that holds the view: stays, with the name of the view', () => {
  expect(leftOf({ [unpublished('test')]: 'view', 'test.part.js': '' }).names).toEqual(['test.part.js', 'test.js']);
});

test('file that needs one that is left out: an error with its name', () => {
  const { errors } = leftOf({ 'test.js': `import "./${unpublished('runtime')}"`, [unpublished('runtime')]: '' });

  expect(errors).toEqual([expect.stringMatching(/^test\.js needs the bundler's start code/)]);
});
