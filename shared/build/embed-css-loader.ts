import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { LoaderContext } from '@rspack/core';

/** Turns CSS into JavaScript: its text joins the element's sheet; of a CSS module the class names become an object. */
export default function embedCssLoader(this: LoaderContext, source: string): string {
  if (!this.resourcePath.endsWith('.module.css')) return joining(source);
  const mark = createHash('sha256').update(relative(this.rootContext, this.resourcePath)).digest('hex').slice(0, 3);
  const names: Record<string, string> = {};
  const text = source.replaceAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi, (_, name: string) => {
    names[name] = `${name}_${mark}`;
    return `.${name}_${mark}`;
  });
  return `${joining(text)}export default ${JSON.stringify(names)};\n`;
}

const joining = (text: string) => `import { addStyles } from '@agile-languages/shared/embed/style-sheet';
addStyles(${JSON.stringify(text)});
`;
