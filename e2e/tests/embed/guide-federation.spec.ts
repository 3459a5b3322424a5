import {
  builtWith,
  bundled,
  guide,
  numbersOn,
  openGuidePage,
  rootAnd,
  snippetsOf,
  viteBuild,
} from '../../src/hosts/guide-page.ts';
import { assessment, meterOf } from '../../src/hosts/host-page.ts';
import { expect, test } from '../../src/test.ts';

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
