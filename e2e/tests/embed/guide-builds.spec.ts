import { writeFile } from 'node:fs/promises';
import {
  builtWith,
  bundled,
  expectLevel,
  guide,
  numbersOn,
  openGuidePage,
  snippetsOf,
} from '../../src/hosts/guide-page.ts';
import { assessment, meterOf } from '../../src/hosts/host-page.ts';
import { expect, test } from '../../src/test.ts';

test(
  'React, by the letter: the meter comes in its colour, and its events are heard',
  { tag: '@all' },
  async ({ page, site, request }, testInfo) => {
    const [head = ''] = snippetsOf('Five-minute start', 'html');
    const [code = ''] = snippetsOf('React', 'jsx');
    const components = testInfo.outputPath('react.js');
    await writeFile(components, await (await request.get(`${site}/embed/v1/react.js`)).text());
    const source = `${code}
    import { createRoot } from 'react-dom/client';
    createRoot(document.querySelector('#root')).render(<Meter />);`;
    const script = await bundled(source, { '@agile-languages/embed/react': components });

    const root = '<div id="root"></div><script type="module" src="main.js"></script>';
    const said = await openGuidePage(page, site, head, root, { files: { 'main.js': script } });

    await expect(meterOf(page)).toBeVisible();
    await expectLevel(page);
    expect(said).toEqual([]);
  },
);

test(
  'Vue, by the letter: the plugin takes the element for none of its components, and its events are heard',
  { tag: '@all' },
  async ({ page, site }, testInfo) => {
    const [head = ''] = snippetsOf('Five-minute start', 'html');
    const [plugin = ''] = snippetsOf('Vue', 'js');
    const [template = ''] = snippetsOf('Vue', 'vue');
    const files = await builtWith(
      'vue-3',
      testInfo.outputPath('vue'),
      {
        'page.vue': `<script setup>
          const onChange = ({ detail }) => console.log(detail.percent);
          </script>
          <template>${template}</template>`,
        'main.js': `import { createApp } from 'vue';
          import Page from './page.vue';
          createApp(Page).mount('#root');`,
      },
      `import vue from '@vitejs/plugin-vue';
      import { build } from 'vite';
      const plugins = [${plugin.replace(/;\s*$/, '')}];
      ${viteBuild()}`,
    );
    const warnings: string[] = [];
    page.on('console', (message) => message.text().includes('Vue warn') && warnings.push(message.text()));

    const said = await openGuidePage(page, site, head, rootAnd('module'), { files });

    await expect(assessment(page).getByRole('switch').first()).toBeVisible();
    const heard = numbersOn(page);
    await assessment(page).getByRole('switch').first().click({ force: true });
    await expect.poll(heard).not.toEqual([]);
    expect([...warnings, ...said]).toEqual([]);
  },
);

const federated = `const { mount } = await import('agile_assessment/embed');
  mount(document.querySelector('#root'), { view: 'meter', case: 3 }, (name, detail) => console.log(detail.level));`;
const [remotes = ''] = snippetsOf('Module federation', 'js');
const [, address = ''] = /@(https:[^']+)/.exec(remotes) ?? [];
const [, remoteOfVite = ''] = /Vite's plugin takes `(\{.*?\})`/.exec(guide) ?? [];

for (const { bundler, host, kind, script } of [
  {
    bundler: 'webpack',
    host: 'federation-webpack',
    kind: 'text/javascript',
    script: `import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
      import webpack from 'webpack';
      const federation = new ModuleFederationPlugin({ name: 'acme', dts: false, manifest: false, ${remotes} });
      webpack(
        {
          ...{ mode: 'production', entry: './main.js', plugins: [federation] },
          output: { path: process.cwd() + '/out', filename: 'main.js' },
        },
        (cause, stats) => {
          if (cause || stats.hasErrors()) throw cause ?? new Error(stats.toString());
        },
      );`,
  },
  {
    bundler: 'Vite',
    host: 'federation-vite',
    kind: 'module',
    script: `import { federation } from '@module-federation/vite';
      import { build } from 'vite';
      const remotes = { agile_assessment: ${remoteOfVite.replace("'…'", `'${address}'`)} };
      const plugins = [federation({ name: 'acme', dts: false, remotes })];
      ${viteBuild()}`,
  },
])
  test(
    `federation plugin of ${bundler}, by the letter: the meter comes, and its events are heard`,
    { tag: '@all' },
    async ({ page, site }, testInfo) => {
      const files = await builtWith(host, testInfo.outputPath('host'), { 'main.js': federated }, script);

      await openGuidePage(page, site, '', rootAnd(kind), { files });

      await expect(page.getByRole('meter').first()).toBeVisible();
      const heard = numbersOn(page);
      await page.getByRole('checkbox').first().uncheck({ force: true });
      await expect.poll(heard).not.toEqual([]);
    },
  );

test('host with federation and without a plugin, by the letter: the meter comes into its room, events are heard', {
  tag: '@all',
}, async ({ page, site }) => {
  const [, code = ''] = snippetsOf('Module federation', 'js');
  const [body = ''] = snippetsOf('Module federation', 'html');
  const script = await bundled(code);

  const place = `${body}<script type="module" src="main.js"></script>`;
  const said = await openGuidePage(page, site, '', place, { files: { 'main.js': script } });

  await expect(meterOf(page)).toBeVisible();
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  await assessment(page).getByRole('checkbox').first().uncheck({ force: true });
  await expect.poll(() => heard.some((text) => text.startsWith('agile-change'))).toBe(true);
  expect(said.filter((text) => !text.startsWith('agile-'))).toEqual([]);
});

/** Place for what a host shows, and its script. */
function rootAnd(kind: string): string {
  return `<div id="root"></div><script defer type="${kind}" src="main.js"></script>`;
}

/** Builds with Vite, after the plugins. */
function viteBuild(): string {
  return `const output = { entryFileNames: 'main.js', chunkFileNames: '[name].js' };
    const target = 'esnext';
    await build({ plugins, logLevel: 'error', base: './', build: { target, outDir: 'out', rolldownOptions: { input: 'main.js', output } } });`;
}
