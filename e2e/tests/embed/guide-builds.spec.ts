import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  builtWith,
  bundled,
  expectLevel,
  numbersOn,
  openGuidePage,
  rootAnd,
  snippetsOf,
  viteBuild,
} from '../../src/hosts/guide-page.ts';
import { assessment, classesOf, enrolment, meterOf } from '../../src/hosts/host-page.ts';
import { root } from '../../src/places.ts';
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

test('package, by the letter: it brings the tags, once, and both elements come', { tag: '@all' }, async ({
  page,
  site,
}) => {
  const [, elements = ''] = snippetsOf('Five-minute start', 'html');
  const [code = ''] = snippetsOf('npm', 'js');
  const script = await bundled(code, {
    '@agile-languages/embed': join(root, 'shared/src/embed/package/index.js'),
  });

  const body = `${elements}<script type="module" src="main.js"></script>`;
  const said = await openGuidePage(page, site, '', body, { files: { 'main.js': script } });

  await expect(meterOf(page)).toBeVisible();
  await enrolment(page).scrollIntoViewIfNeeded();
  await expect(classesOf(page).first()).toBeVisible();
  await expect(page.locator('script[src$="/loader.js"], link[href$="/embed.css"]')).toHaveCount(2);
  expect(said).toEqual([]);
});

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
