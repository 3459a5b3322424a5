import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { elementSpecs, optionName } from '@agile-languages/shared/embed/spec';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { inTemporaryFolder } from '../temporary-folder.ts';
import { wordpressPlugin } from './wordpress-plugin.ts';

const site = 'https://site.test';

/** Texts of the plugin's files, by name. */
async function pluginFiles(): Promise<Record<string, string>> {
  const { bytes } = await wordpressPlugin(site);
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, text]) => [name, strFromU8(text)]));
}

test('plugin for WordPress: equal bytes each time, named by the contract', async () => {
  const [first, second] = [await wordpressPlugin(site), await wordpressPlugin(site)];

  expect(first.name).toMatch(/^agile-languages-wordpress-\d+\.\d+\.0\.zip$/);
  expect(Buffer.from(first.bytes).equals(second.bytes)).toBe(true);
});

test.each(elementSpecs)('block of $tag: has the attributes of the contract', async ({ module, attributes }) => {
  const block = JSON.parse((await pluginFiles())[`agile-languages/blocks/${module}/block.json`] ?? '');

  expect(block.name).toBe(`agile-languages/${module}`);
  expect(Object.keys(block.attributes)).toEqual(attributes.map(({ name }) => optionName(name)));
});

test('editor: every attribute has a control, and the frame follows them', async () => {
  const files = await pluginFiles();
  const blocks = new Map<string, { edit: (props: object) => Node }>();
  type Node = { type: unknown; props: Record<string, unknown> | null; children: unknown[] };
  const h = (type: unknown, props: Node['props'], ...children: unknown[]): Node => ({ type, props, children });
  const wp = {
    blocks: {
      registerBlockType: (name: string, block: { edit: (props: object) => Node }) => blocks.set(name, block),
    },
    blockEditor: { InspectorControls: 'inspector', useBlockProps: () => ({}) },
    components: { PanelBody: 'panel', SelectControl: 'select', TextControl: 'text' },
    element: { createElement: h },
  };
  const agileLanguages = JSON.parse(files['agile-languages/blocks.json'] ?? '');
  runInContext(
    files['agile-languages/editor.js'] ?? '',
    createContext({ window: { wp, agileLanguages }, URLSearchParams }),
  );

  const props = { attributes: { view: 'needs', minHeight: '300', campaign: 'a&b' }, setAttributes: () => undefined };
  const [inspector, frame] = (blocks.get('agile-languages/assessment')?.edit(props).children ?? []) as [Node, Node];
  const controls = (inspector.children as Node[])[0]?.children.flat() as Node[];

  expect([...blocks.keys()]).toEqual(elementSpecs.map(({ module }) => `agile-languages/${module}`));
  expect(controls.map((control) => control.props?.label)).toEqual(elementSpecs[0]?.attributes.map(({ name }) => name));
  expect(controls.map(({ type }) => type)).toContain('select');
  expect(frame.props?.src).toBe(`${site}/embed/frame/assessment.html?view=needs&campaign=a%26b`);
});

const hasPhp = spawnSync('php', ['--version']).status === 0;

test.runIf(hasPhp)('page: the element with its link, whatever the attributes hold', () =>
  inTemporaryFolder(async (folder) => {
    for (const [name, text] of Object.entries(await pluginFiles())) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    await writeFile(join(folder, 'page.php'), page);

    const [html, loaded] = execFileSync('php', [join(folder, 'page.php')], { encoding: 'utf8' }).split('\n');

    expect(html).toBe(
      '<div class="wp-block"><agile-enrolment language="1111117" campaign="&quot;&gt;&lt;script&gt;">' +
        `<a href="${site}/upcoming-classes">See upcoming classes</a></agile-enrolment></div>`,
    );
    expect(loaded).toBe(`${site}/embed/v1/embed.css ${site}/embed/v1/classic.js editor.js ${site}/* ${site}/oembed`);
  }),
);

/** As much of WordPress as the plugin calls. */
const page = String.raw`<?php
define('ABSPATH', '/');
$log = []; $blocks = [];
function add_action($name, $work) { $work(); }
function wp_register_style($name, $url) { global $log; $log[] = $url; }
function wp_register_script($name, $url) { global $log; $log[] = $url; }
function wp_add_inline_script() {}
function wp_json_encode($value, $flags = 0) { return json_encode($value, $flags); }
function plugins_url($path) { return $path; }
function register_block_type($path, $block) { global $blocks; if (!is_file("$path/block.json")) exit("no $path"); $blocks[basename($path)] = $block; }
function wp_oembed_add_provider($pattern, $url) { global $log; $log[] = $pattern; $log[] = $url; }
function wp_enqueue_style() {}
function wp_enqueue_script() {}
function get_block_wrapper_attributes() { return 'class="wp-block"'; }
function esc_attr($text) { return htmlspecialchars($text, ENT_QUOTES); }
function esc_html($text) { return htmlspecialchars($text, ENT_QUOTES); }
function esc_url($url) { return $url; }
error_reporting(E_ALL); set_error_handler(function ($n, $text) { exit("$text\n"); });
require __DIR__ . '/agile-languages/agile-languages.php';
echo $blocks['enrolment']['render_callback'](['language' => '1111117', 'campaign' => '"><script>', 'limit' => '', 'other' => 'x']), "\n";
echo implode(' ', $log), "\n";
`;
