import { dirname, join, relative } from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { embedClassName } from './embed-class-name.ts';
import { embedParts } from './embed-parts.ts';

/**
 * Writes the names of classes where they are used, so that the table of a CSS module need not travel, and beside them
 * the parts that pages may style.
 */
export default function embedClassLoader(this: LoaderContext, source: string): string {
  return [...source.matchAll(/import (\w+) from ('\.[^']+\.module\.css');/g)].reduce(
    (text, [whole, styles = '', path = '']) => {
      const file = relative(this.rootContext, join(dirname(this.resourcePath), path.slice(1, -1)));
      const used = () => new RegExp(`(?<![\\w./-])${styles}\\.(\\w+)`, 'g');
      const named = (_: string, name: string) => `'${embedClassName(file, name)}'`;
      const withPart = (attribute: string) => {
        const parts = [...attribute.matchAll(used())].flatMap(([, name]) => embedParts[`${file} ${name}`] ?? []);
        return parts.length > 0 ? `part="${parts.join(' ')}" ${attribute}` : attribute;
      };
      return text
        .replace(whole, `import ${path};`)
        .replaceAll(/className=\{[^{}]*\}/g, withPart)
        .replaceAll(used(), named);
    },
    source,
  );
}
