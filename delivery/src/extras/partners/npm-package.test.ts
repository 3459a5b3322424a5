/** @module-tag all */
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inTemporaryFolder, runNpm } from '../../processes.ts';
import { packForNpm } from './npm-package.ts';

test('package for partners: installed with npm, every export is there, and a server may import it', () =>
  inTemporaryFolder(async (folder) => {
    await writeFile(join(folder, 'react.js'), 'export const agileFor = () => ({});');
    const name = await packForNpm(folder, folder);
    expect(name).toMatch(/^agile-languages-embed-\d+\.\d+\.0\.tgz$/);

    const project = join(folder, 'project');
    await mkdir(project);
    await writeFile(join(project, 'package.json'), '{"type":"module"}');
    await runNpm(['install', '--offline', '--no-audit', '--no-fund', join('..', name)], project);
    const script = `
      const { loadAgile } = await import('@agile-languages/embed');
      await import('@agile-languages/embed/react');
      const { default: manifest } = await import('@agile-languages/embed/custom-elements.json', { with: { type: 'json' } });
      console.log(await loadAgile('https://site.example'), manifest.schemaVersion);`;

    const args = ['--input-type=module', '--eval', script];
    expect(execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8' })).toBe('undefined 1.0.0\n');
  }));
