import { dirname, relative } from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { strangeStyles } from './area-styles.ts';

/** With file and line. */
export default function areaStylesLoader(this: LoaderContext<{ area: string }>, css: string): string {
  const { area } = this.getOptions();
  const [first] = strangeStyles(css, area, this.resourcePath.endsWith('.module.css') ? 'module' : 'plain');
  if (!first) return css;
  const file = relative(dirname(this.rootContext), this.resourcePath);
  throw new Error(`${file}:${first.line}: ${first.what}.`);
}
