import { dirname, join, relative } from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { embedClassName } from './embed-class-name.ts';

/** Writes the names of classes where they are used, so that the table of a CSS module need not travel. */
export default function embedClassLoader(this: LoaderContext, source: string): string {
  return [...source.matchAll(/import (\w+) from ('\.[^']+\.module\.css');/g)].reduce(
    (text, [whole, styles = '', path = '']) => {
      const file = relative(this.rootContext, join(dirname(this.resourcePath), path.slice(1, -1)));
      const named = (_: string, name: string) => `'${embedClassName(file, name)}'`;
      return text
        .replace(whole, `import ${path};`)
        .replaceAll(new RegExp(`(?<![\\w./-])${styles}\\.(\\w+)`, 'g'), named);
    },
    source,
  );
}
