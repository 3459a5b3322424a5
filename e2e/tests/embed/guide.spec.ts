import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pinnedNode } from '@agile-languages/shared/build/checkout';
import { openGuidePage, snippetsOf } from '../../src/hosts/guide-page.ts';
import { assessment, classesOf, enrolment, meterOf } from '../../src/hosts/host-page.ts';
import { installHost } from '../../src/hosts/npm.ts';
import { hosts as hostsFolder } from '../../src/places.ts';
import { run } from '../../src/run.ts';
import { expect, test } from '../../src/test.ts';

test('five-minute start, by the letter: both elements come, and nothing is wrong with them', { tag: '@all' }, async ({
  page,
  site,
}) => {
  const [head = '', body = ''] = snippetsOf('Five-minute start', 'html');

  const said = await openGuidePage(page, site, head, body);

  await expect(meterOf(page)).toBeVisible();
  await enrolment(page).scrollIntoViewIfNeeded();
  await expect(classesOf(page).first()).toBeVisible();
  expect(said).toEqual([]);
});

test('words of the page’s own, by the letter: shown', { tag: '@all' }, async ({ page, site }) => {
  const [head = ''] = snippetsOf('Five-minute start', 'html');
  const [body = ''] = snippetsOf('Words', 'html');

  const said = await openGuidePage(page, site, head, body);

  await expect(
    classesOf(page)
      .first()
      .getByRole('link', { name: /^Platz sichern/ }),
  ).toBeVisible();
  expect(said).toEqual([]);
});

test('fields, by the letter: they go along with the link to enrol', { tag: '@all' }, async ({ page, site }) => {
  const [head = ''] = snippetsOf('Five-minute start', 'html');
  const [body = ''] = snippetsOf('Enrolling and signing in', 'html');

  const said = await openGuidePage(page, site, head, body, '', '?utm_source=spring+letter&utm_term=me%40example.com');

  const link = classesOf(page)
    .first()
    .getByRole('link', { name: /^Enrol/ });
  await expect(link).toHaveAttribute(
    'href',
    /\?partner=pk_acme&campaign=spring&fields=plan%3Dgold\+utm_source%3Dspring-letter$/,
  );
  expect(said).toEqual([]);
});

test('frame, by the letter: the classes, and a link beside them', { tag: '@all' }, async ({ page, site }) => {
  const [frame = ''] = snippetsOf('A frame', 'html');

  await openGuidePage(page, site, '', frame);

  await expect(page.frameLocator('iframe').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'See upcoming classes' })).toBeVisible();
});

test('exact version, by the letter but for version and hash: the element comes', { tag: '@all' }, async ({
  page,
  site,
  request,
}) => {
  const [, body = ''] = snippetsOf('Five-minute start', 'html');
  const [tag = ''] = snippetsOf('Versions', 'html');
  const { v1 } = await (await request.get(`${site}/embed/versions.json`)).json();
  const { files } = await (await request.get(`${site}/embed/${v1}/manifest.json`)).json();
  const pinned = tag.replace('<version>', v1).replace('sha384-…', files['loader.js'].integrity);

  const said = await openGuidePage(page, site, pinned, body);

  await expect(meterOf(page)).toBeVisible();
  expect(said).toEqual([]);
});

test(
  'React, by the letter: the meter comes in its colour, and its events are heard',
  { tag: '@all' },
  async ({ page, site, request }, testInfo) => {
    const [head = ''] = snippetsOf('Five-minute start', 'html');
    const [code = ''] = snippetsOf('React', 'jsx');
    const folder = join(hostsFolder, 'react-19');
    await installHost(folder);
    const components = testInfo.outputPath('react.js');
    await writeFile(components, await (await request.get(`${site}/embed/v1/react.js`)).text());
    const source = `${code}
    import { createRoot } from 'react-dom/client';
    createRoot(document.querySelector('#root')).render(<Meter />);`;
    const options = {
      stdin: { contents: source, loader: 'jsx', resolveDir: folder },
      alias: { '@agile-languages/embed/react': components },
      define: { 'process.env.NODE_ENV': '"production"' },
      ...{ bundle: true, write: false, format: 'esm', logLevel: 'error' },
    };
    const script = `import { build } from 'esbuild';
    const { outputFiles } = await build(${JSON.stringify(options)});
    console.log(outputFiles[0].text);`;
    const built = await run(pinnedNode, ['--input-type=module', '--eval', script], { cwd: folder });
    expect(built.code, built.output).toBe(0);

    const said = await openGuidePage(
      page,
      site,
      head,
      '<div id="root"></div><script type="module" src="main.js"></script>',
      built.stdout,
    );

    await expect(meterOf(page)).toBeVisible();
    const levels: string[] = [];
    page.on('console', (message) => levels.push(message.text()));
    await assessment(page).getByRole('checkbox').first().uncheck({ force: true });
    await expect.poll(() => levels.some((text) => /^\d+$/.test(text))).toBe(true);
    expect(said).toEqual([]);
  },
);
