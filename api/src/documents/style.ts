import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Markup } from '../html.ts';

const { resolve } = createRequire(import.meta.url);
const kit = (name: string) => resolve('@agile-languages/shared/ui/tokens.css').replace('tokens.css', name);
const requireAsKit = createRequire(kit('fonts.css'));
const packaged = /url\("(@[^"?]+\/([\w-]+\.woff2))(?:\?[^"]*)?"\)/g;

const textOf = (files: readonly string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n');
const kitCss = textOf(['tokens.css', 'fonts.css'].map(kit));
const css = [kitCss, textOf([kit('reset.css'), kit('type.css'), join(import.meta.dirname, 'documents.css')])].join(
  '\n',
);

/** @param base with a `/` at its end */
export const kitStyles = (base: string): string => kitCss.replace(packaged, `url("${base}fonts/$2")`);

export const documentStyle = new Markup(css.replace(packaged, 'url("fonts/$2")'));

export const documentFonts: ReadonlyMap<string, string> = new Map(
  [...css.matchAll(packaged)].map(([, path = '', name = '']) => [name, requireAsKit.resolve(path)]),
);

/** Browsers show these fonts only when they come at once. */
export const firstFonts: readonly string[] = documentStyle.text
  .split('@font-face')
  .filter((face) => face.includes('font-display: optional'))
  .flatMap((face) => /url\("([^"]+)"\)/.exec(face)?.[1] ?? []);
