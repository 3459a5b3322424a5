import { existsSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ElementSpec, elementSpecs, framedAttributes } from '@agile-languages/shared/embed/spec';
import { hashOf } from '../../build/sources.ts';
import { root } from '../../paths.ts';
import { precompress } from '../../store/compress.ts';
import type { Store } from '../../store/store.ts';
import { writeFolder } from './files.ts';

const script = join(import.meta.dirname, 'frame.js');

export async function writeFramedPages(store: Store): Promise<void> {
  const folder = store.embed('frame');
  const made = await hashOf(root, [join(root, 'shared/src/embed/spec')], [import.meta.filename, script]);
  if (existsSync(join(folder, `${made}.json`))) return;
  await writeFolder(folder, async (draft) => {
    for (const element of elementSpecs) await writeFile(join(draft, `${element.module}.html`), page(element));
    await copyFile(script, join(draft, 'frame.js'));
    await writeFile(join(draft, 'frame.css'), 'body { margin: 0; }\n');
    await writeFile(join(draft, `${made}.json`), '{}');
    await precompress(draft);
  });
}

const page = (element: ElementSpec) => {
  const { tag, fallback } = element;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${fallback.text}</title>
<base target="_blank">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="frame.css">
<link rel="stylesheet" href="../v1/embed.css">
<script type="module" src="frame.js"></script>
<script type="module" src="../v1/loader.js"></script>
</head>
<body>
<${tag} loading="eager" data-attributes="${framedAttributes(element).join(' ')}">
<a href="${fallback.path}" rel="noopener">${fallback.text}</a>
</${tag}>
</body>
</html>
`;
};
