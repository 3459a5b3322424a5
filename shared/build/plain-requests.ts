import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { RspackPluginInstance } from '@rspack/core';

/** A request that says itself what loads it, or is a file itself, escapes the rules of a build. */
const passesRules = /!|^data:/;

/** With file and line. */
export const plainRequests: RspackPluginInstance = {
  apply({ context, hooks }) {
    hooks.normalModuleFactory.tap('plain requests', (factory) => {
      factory.hooks.beforeResolve.tap('plain requests', ({ request, contextInfo: { issuer } }) => {
        if (!passesRules.test(request) || !issuer) return;
        const [line = 1] = linesWith(request, issuer);
        const file = relative(dirname(context), issuer);
        throw new Error(`${file}:${line}: ${request} goes round the checks of the build: name a file alone.`);
      });
    });
  },
};

const linesWith = (text: string, file: string): number[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => (line.includes(text) ? [at + 1] : []));
