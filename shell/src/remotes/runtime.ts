import { createInstance } from '@module-federation/enhanced/runtime';
import * as core from '@module-federation/runtime/core';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import { keepHead } from './keep-head.ts';
import { createScript } from './scripts.ts';
import { sharedModules } from './shared-modules.ts';

/** Milliseconds. */
const scriptLimit = 30_000;

keepHead(document.getElementById('root'));

/** Containers find the runtime here. */
Object.defineProperties(globalThis, {
  _FEDERATION_RUNTIME_CORE: { value: core },
  _FEDERATION_BUNDLER_RUNTIME: { get: () => ({ ...bundlerRuntime, bundlerRuntimeOptions: {} }) },
});

export const runtime = createInstance({
  name: 'shell',
  remotes: [],
  shared: sharedModules,
  shareStrategy: 'loaded-first',
  plugins: [
    {
      name: 'integrity',
      createScript: ({ url }: { url: string }) => ({ script: createScript(url), timeout: scriptLimit }),
    },
  ],
});
