import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { expect, onTestFinished, test } from 'vitest';
import { plainIcons } from './plain-icons.ts';
import { scripts } from './rules.ts';

test('icon of Lucide in a build: its drawing without the code of the library', async () => {
  const context = await mkdtemp(join(tmpdir(), 'icons-'));
  onTestFinished(() => rm(context, { recursive: true }));
  const icon = createRequire(import.meta.url).resolve('lucide-react/icons/x');
  await writeFile(join(context, 'main.js'), `import Icon from ${JSON.stringify(icon)}; console.log(Icon({}));`);

  await new Promise((resolve) => {
    const output = { path: context, filename: 'dist.js' };
    const module = { rules: [scripts(false, 'browser')] };
    rspack({ context, entry: './main.js', output, module, externals: ['react'], plugins: [plainIcons()] }, resolve);
  });

  const built = await readFile(join(context, 'dist.js'), 'utf8');
  expect(built).toContain('M18 6 6 18');
  expect(built).not.toMatch(/absoluteStrokeWidth|lucide-/);
});
