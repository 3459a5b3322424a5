import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type PreviewHost, previewContainerId, previewHosts } from '@agile-languages/shared/embed/spec';
import { hashOf } from '../../build/sources.ts';
import { root } from '../../paths.ts';
import { precompress } from '../../store/compress.ts';
import type { Store } from '../../store/store.ts';
import { writeFolder } from './files.ts';

const require = createRequire(import.meta.url);
const bootstrap = () => readFile(require.resolve('bootstrap/dist/css/bootstrap.min.css'), 'utf8');
const tailwindReset = () => readFile(require.resolve('tailwindcss/preflight.css'), 'utf8');

const own = `body { max-inline-size: 60rem; margin: 0 auto; padding: 1rem; line-height: 1.5; }
header, footer { border-block: 1px solid; padding-block: .5rem; margin-block: 1rem; }
`;

const styles: Record<PreviewHost, () => Promise<string>> = {
  plain: async () => `body { font-family: Georgia, serif; }\n${own}`,
  bootstrap: async () => `${await bootstrap()}\n${own}`,
  tailwind: async () => `${await tailwindReset()}\n${own}body { font-family: system-ui, sans-serif; }\n`,
  'small-root': async () =>
    `html { font-size: 62.5%; }\nbody { font-family: Arial, sans-serif; font-size: 1.6rem; }\n${own}`,
  dark: async () =>
    `:root { color-scheme: dark; }\nbody { background: #14161c; color: #e6e8ee; font-family: system-ui, sans-serif; }\na { color: #9dbcff; }\n${own}`,
  'right-to-left': async () => `body { font-family: system-ui, sans-serif; }\n${own}`,
  narrow: async () => `body { font-family: system-ui, sans-serif; }\n${own}`,
  strict: async () => `body { font-family: system-ui, sans-serif; }\n${own}`,
};

export async function writePreviewPages(store: Store): Promise<void> {
  const folder = store.embed('preview');
  const made = await hashOf(
    root,
    [],
    [import.meta.filename, join(root, 'shared/src/embed/spec/preview-hosts.ts'), join(root, 'package-lock.json')],
  );
  if (existsSync(join(folder, `${made}.json`))) return;
  await writeFolder(folder, async (draft) => {
    for (const { id, name } of previewHosts) {
      await writeFile(join(draft, `${id}.html`), page(id, name));
      await writeFile(join(draft, `${id}.css`), await styles[id]());
    }
    await writeFile(join(draft, `${made}.json`), '{}');
    await precompress(draft);
  });
}

const page = (id: PreviewHost, name: string) => `<!doctype html>
<html lang="en"${id === 'right-to-left' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${name}: a partner's page</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${id}.css">
<link rel="stylesheet" href="../v1/embed.css">
<script type="module" src="../v1/loader.js"></script>
</head>
<body>
<header><strong>Harbour Tools</strong>, an invented partner</header>
<main>
<h1>Working with us</h1>
<p>This text, its <a href="#${previewContainerId}">links</a> and its fonts belong to the partner's page. <button type="button">A button of the page</button></p>
<div id="${previewContainerId}"></div>
<p>Here the page goes on.</p>
</main>
<footer>Harbour Tools</footer>
</body>
</html>
`;
