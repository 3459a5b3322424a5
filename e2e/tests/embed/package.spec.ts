import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { installFolder, pinnedNode } from '@agile-languages/shared/build/checkout';
import { runNpm, startRegistry } from '../../src/hosts/npm.ts';
import { hosts } from '../../src/places.ts';
import { run } from '../../src/run.ts';
import { expect, test } from '../../src/test.ts';
import { typeFaults } from '../../src/type-faults.ts';

const name = '@agile-languages/embed';

const consumers: Record<string, { packages: Record<string, string>; source: string }> = {
  ...Object.fromEntries(
    ['react-17', 'react-18', 'react-19'].map((host) => [
      host,
      {
        packages: { '@types/react': host },
        source: `import * as React from 'react';
          import { loadAgile } from '${name}';
          import { agileFor } from '${name}/react';
          loadAgile('https://site.example', { version: '1.2.3' }).then(() => {});
          const { AgileEnrolment } = agileFor(React);
          export const own = <AgileEnrolment classId="1" style={{ '--agile-accent': '#0a5' }} onEnrol={({ detail }) => detail.campaign.trim()} />;
          export const plain = <agile-assessment view="meter" hidden lang="de" onClick={(event) => event.preventDefault()} />;
          export const popup = <agile-popup floating preload="intent"><a href="/">Test</a></agile-popup>;
          document.querySelector('agile-popup')?.show();
          // @ts-expect-error: there is no such moment
          export const never = <agile-popup preload="test" />;
          // @ts-expect-error: there is no such theme
          export const wrong = <AgileEnrolment theme="test" />;`,
      },
    ]),
  ),
  vue: {
    packages: { vue: 'typed' },
    source: `import type { GlobalComponents } from 'vue';
      import type {} from '${name}/vue';
      type Props = InstanceType<GlobalComponents['agile-enrolment']>['$props'];
      export const right: Props = { 'class-id': '1', onAgileEnrol: ({ detail }) => detail.classId.trim() };
      // @ts-expect-error: there is no such theme
      export const wrong: Props = { theme: 'test' };
      type Popup = InstanceType<GlobalComponents['agile-popup']>['$props'];
      export const popup: Popup = { floating: true, preload: 'intent' };`,
  },
  svelte: {
    packages: { svelte: 'typed' },
    source: `import type { SvelteHTMLElements } from 'svelte/elements';
      import type {} from '${name}/svelte';
      type Props = SvelteHTMLElements['agile-assessment'];
      export const right: Props = {
        view: 'needs', style: '--agile-accent: #0a5', hidden: true, lang: 'de', 'onagile-change': ({ detail }) => detail.v,
      };
      // @ts-expect-error: there is no such view
      export const wrong: Props = { view: 'test' };
      export const popup: SvelteHTMLElements['agile-popup'] = { floating: true, preload: 'intent' };`,
  },
  angular: {
    packages: { '@angular/core': 'typed', rxjs: 'typed' },
    source: `import { Component, CUSTOM_ELEMENTS_SCHEMA, ElementRef, inject } from '@angular/core';
      import type { AgileEventMap } from '${name}/elements';
      class Page {
        host: ElementRef<HTMLElement> = inject(ElementRef);
        onEnrol({ detail }: AgileEventMap['agile-enrol']): string {
          return detail.classId.trim();
        }
        reset() {
          this.host.nativeElement.querySelector('agile-assessment')?.reset();
          addEventListener('agile-error', ({ detail }) => detail.code.toFixed());
        }
      }
      const decorate = Component({
        selector: 'test-page', schemas: [CUSTOM_ELEMENTS_SCHEMA],
        template: '<agile-enrolment (agile-enrol)="onEnrol($event)"></agile-enrolment>',
      });
      decorate(Page);
      // @ts-expect-error: there is no such event
      export type Wrong = AgileEventMap['agile-test'];`,
  },
};

test.describe.configure({ mode: 'default' });

let registry: Awaited<ReturnType<typeof startRegistry>>;

test.beforeAll(async ({ browserName: _ }, testInfo) => {
  const folder = testInfo.outputPath('packed');
  await mkdir(folder, { recursive: true });
  const { code, output } = await run(pinnedNode, ['delivery/src/cli.ts', 'embed-pack'], { env: { INIT_CWD: folder } });
  expect(code, output).toBe(0);
  registry = await startRegistry(name, join(folder, (await readdir(folder))[0] ?? ''));
});

test.afterAll(() => registry.stop());

async function consumer(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const { code, output } = await runNpm(['install', name, '--registry', registry.url], folder);
  expect(code, output).toBe(0);
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  expect(dependencies).toEqual({ [name]: `^${registry.version}` });
  return folder;
}

test(
  'package from a registry: every export can be imported on a server; a generator finds the elements',
  { tag: '@all' },
  async ({ site: _ }, testInfo) => {
    const folder = await consumer(testInfo.outputPath('server'));
    const script = `
    const { loadAgile } = await import('${name}');
    const { agileFor } = await import('${name}/react');
    const { default: manifest } = await import('${name}/custom-elements.json', { with: { type: 'json' } });
    const tags = manifest.modules.flatMap(({ declarations }) => declarations).map(({ tagName }) => tagName);
    console.log(await loadAgile('https://site.example'), typeof agileFor, tags.join());`;

    const { stdout } = await run(pinnedNode, ['--input-type=module', '--eval', script], { cwd: folder });

    expect(stdout).toBe('undefined function agile-assessment,agile-enrolment,agile-popup\n');
  },
);

for (const [consumerName, { packages, source }] of Object.entries(consumers))
  test(
    `package from a registry, types in a project of ${consumerName}: take what is right, refuse what is wrong`,
    { tag: '@all' },
    async ({ site: _ }, testInfo) => {
      const folder = await consumer(testInfo.outputPath('project'));
      for (const [linked, host] of Object.entries(packages)) {
        await installFolder(join(hosts, host));
        const link = join(folder, 'node_modules', linked);
        await mkdir(dirname(link), { recursive: true });
        await symlink(join(hosts, host, 'node_modules', linked), link, 'junction');
      }
      await writeFile(join(folder, 'page.tsx'), source);

      expect(await typeFaults(folder, ['page.tsx'])).toBe('');
    },
  );
