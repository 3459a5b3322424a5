import { extname, join } from 'node:path';
import type { Configuration, RuleSetRule } from '@rspack/core';

export interface RuleOptions {
  /** CSS class names follow from it and the file, so that two workspaces never have the same. */
  prefix: string;
  development: boolean;
  target: 'browser' | 'server';
  /** Refuses CSS that reaches outside of the workspace's own parts. */
  isArea?: boolean;
}

/** The same for the shell, the areas and both targets. */
export function rules({ prefix, development, target, isArea = false }: RuleOptions): Configuration['module'] {
  const css = {
    // Short, because documents repeat them: `x7Qk_title`. The hash is that of the file's path.
    localIdentName: development ? `${prefix}-[name]_[local]` : '[hash]_[local]',
    localIdentHashSalt: prefix,
    localIdentHashDigest: 'base64url',
    localIdentHashDigestLength: 4,
    exportsConvention: 'as-is',
    exportsOnly: target === 'server',
  } as const;
  return {
    rules: [
      development ? scripts(development, target) : { oneOf: [inlineScript(target), scripts(development, target)] },
      ...(development && target === 'browser' ? [pageRefresh] : []),
      ...(development ? [] : [reactRouter]),
      { test: /\.css$/, type: 'css/auto' },
      ...(isArea ? [areaStyles(prefix)] : []),
      { test: /\.woff2$/, oneOf: [cutFont('basic'), cutFont('rest'), cutFont(), font('[name]')] },
    ],
    parser: { 'css/auto': { namedExports: false }, 'css/module': { namedExports: false } },
    generator: { 'css/auto': css, 'css/module': css },
  };
}

const areaStyles = (area: string): RuleSetRule => ({
  test: /\.css$/,
  enforce: 'pre',
  loader: join(import.meta.dirname, `area-styles-loader${extname(import.meta.filename)}`),
  options: { area },
});

const font = (name: string) =>
  ({ type: 'asset/resource', generator: { filename: `fonts/${name}.[contenthash:10][ext]` } }) as const;

/** `x.woff2?letters=basic&weight=650` */
const cutFont = (letters?: 'basic' | 'rest'): RuleSetRule => ({
  ...font(letters ? `[name]-${letters}` : '[name]'),
  resourceQuery: letters ? new RegExp(`\\bletters=${letters}\\b`) : /\bweight=/,
  loader: join(import.meta.dirname, `fonts/cut-font-loader${extname(import.meta.filename)}`),
});

const reactRouter: RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/]/,
  loader: join(import.meta.dirname, `react-router-loader${extname(import.meta.filename)}`),
};

const pageRefresh: RuleSetRule = {
  test: /\.(page|section)\.tsx$/,
  enforce: 'pre',
  loader: join(import.meta.dirname, `page-refresh-loader${extname(import.meta.filename)}`),
};

/** It is taken as text, which no minifier sees later. */
const inlineScript = (target: RuleOptions['target']): RuleSetRule => ({
  ...swc({ ...jscOf(false, target), minify: { compress: { ecma: 2022, passes: 2 }, mangle: true } }, true),
  test: /document[\\/]bootstrap\.ts$/,
});

export const scripts = (development: boolean, target: 'browser' | 'server'): RuleSetRule =>
  swc(jscOf(development, target), false);

const swc = (jsc: object, minify: boolean) =>
  ({ test: /\.tsx?$/, loader: 'builtin:swc-loader', type: 'javascript/auto', options: { jsc, minify } }) as const;

const jscOf = (development: boolean, target: 'browser' | 'server') => ({
  parser: { syntax: 'typescript', tsx: true },
  target: 'es2022',
  transform: { react: { runtime: 'automatic', development, refresh: development && target === 'browser' } },
});
