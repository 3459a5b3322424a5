import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areaFolder } from '@agile-languages/shared/build/checkout';
import type { AreaDeclaration } from '@agile-languages/shared/contract';
import { replaceFile } from './checkout.ts';

export const addSentence = (checkout: string, area: string, page: string, sentence: string): Promise<void> =>
  changePage(checkout, area, page, `<><p>${sentence}</p><Page {...props} /></>`);

/** In it `<Page {...props} />` is the page. */
export async function changePage(
  checkout: string,
  area: string,
  page: string,
  shown: string,
  imports: readonly string[] = [],
): Promise<void> {
  const source = join(checkout, areaFolder(area), 'src');
  const changed = [
    ...imports,
    `import page from '${page}';`,
    'const { Page } = page;',
    `export default { ...page, Page: (props) => ${shown} };`,
  ];
  await replaceFile(join(source, 'changed.page.tsx'), changed.join('\n'));
  const table = await readFile(join(source, 'area.ts'), 'utf8');
  const named = table.replaceAll(`'${page}'`, "'./changed.page.tsx'");
  if (named === table) throw new Error(`The area ${area} has no ${page}.`);
  await replaceFile(join(source, 'area.ts'), named);
}

export async function misbehave(
  checkout: string,
  area: string,
  parts: Readonly<Record<string, string | { module: string; code?: string }>>,
): Promise<void> {
  const source = join(checkout, areaFolder(area), 'src');
  let table = await readFile(join(source, 'area.ts'), 'utf8');
  for (const [index, [file, part]] of Object.entries(parts).entries()) {
    const { module = '', code = 'useEffect(() => setState(0), [])' } = typeof part === 'string' ? { code: part } : part;
    const kind = file.includes('.section.') ? 'Section' : 'Page';
    const name = `./misbehaving-${index}.page.tsx`;
    const changed = [
      "import { useEffect, useState } from 'react';",
      `import part from '${file}';`,
      module,
      `const { ${kind}: Original } = part;`,
      'function Misbehaving(props) {',
      '  const [, setState] = useState(0);',
      '  let extra = null;',
      `  ${code};`,
      '  return <>{extra}<Original {...props} /></>;',
      '}',
      `export default { ...part, ${kind}: Misbehaving };`,
    ];
    await replaceFile(join(source, name), changed.join('\n'));
    table = table.replaceAll(`'${file}'`, `'${name}'`);
  }
  await replaceFile(join(source, 'area.ts'), table);
}

export async function changeDeclaration(
  checkout: string,
  area: string,
  change: (declaration: AreaDeclaration) => object,
): Promise<void> {
  const file = join(checkout, areaFolder(area), 'area.json');
  await replaceFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
}

export async function breakEverything(checkout: string, area: string): Promise<void> {
  const source = join(checkout, areaFolder(area), 'src');
  const table = await readFile(join(source, 'area.ts'), 'utf8');
  const files = [...table.matchAll(/import\('(\.\/[^']+)'\)/g)].map(([, file = '']) => file);
  for (const [index, file] of files.entries()) {
    const broken = [
      `import original from '${file}';`,
      `function Broken() { if (typeof window !== 'undefined') throw new Error('test failure'); return <h1>Test</h1>; }`,
      'export default { ...original, Page: Broken, Section: Broken };',
    ];
    await replaceFile(join(source, `broken-${index}.tsx`), broken.join('\n'));
  }
  const text = table.replaceAll(
    /import\('(\.\/[^']+)'\)/g,
    (_, file) => `import('./broken-${files.indexOf(file)}.tsx')`,
  );
  await replaceFile(join(source, 'area.ts'), text);
}
