import { relative } from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { embedClassName } from './embed-class-name.ts';

/** Turns CSS into JavaScript: its text joins the element's sheet; of a CSS module the class names become an object. */
export default function embedCssLoader(this: LoaderContext, source: string): string {
  if (!this.resourcePath.endsWith('.module.css')) return joining(source);
  const file = relative(this.rootContext, this.resourcePath);
  const names: Record<string, string> = {};
  const text = source.replaceAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi, (_, name: string) => {
    names[name] = embedClassName(file, name);
    return `.${names[name]}`;
  });
  return `${joining(text)}export default ${JSON.stringify(names)};\n`;
}

const joining = (text: string) => `import { addStyles } from '@agile-languages/shared/embed/style-sheet';
addStyles(${JSON.stringify(text)});
`;
