import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { LoaderContext } from '@rspack/core';

/**
 * CSS becomes text of the element's one style sheet. Class names are as short as they can be: the fingerprint of the
 * file and a number. Without a doctype browsers ignore the case of class names, so there are no capital letters.
 */
export default function cssLoader(this: Pick<LoaderContext, 'resourcePath' | 'rootContext'>, source: string): string {
  if (!this.resourcePath.endsWith('.module.css')) return addingStyles(source);
  const prefix = fingerprint(relative(this.rootContext, this.resourcePath));
  const names: Record<string, string> = {};
  const css = source.replaceAll(classSelector, (_, name: string) => {
    names[name] ??= prefix + Object.keys(names).length.toString(36);
    return `.${names[name]}`;
  });
  return `${addingStyles(css)}export default ${JSON.stringify(names)};\n`;
}

const classSelector = /\.([a-z][\w-]*)(?=[^{}]*\{)/gi;

const styleSheet = JSON.stringify(join(import.meta.dirname, '../../src/embed/style-sheet.ts'));

const addingStyles = (css: string) => `import { addStyles } from ${styleSheet};
addStyles(${JSON.stringify(css)});
`;

/** Three letters or digits. A test makes sure that no two files have the same. */
export const fingerprint = (path: string): string =>
  BigInt(`0x${createHash('sha256').update(path.replaceAll('\\', '/')).digest('hex')}`)
    .toString(36)
    .replace(/^\d+/, '')
    .slice(0, 3);
