import { createInstance } from '@module-federation/enhanced/runtime';
import * as core from '@module-federation/runtime/core';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import { createScript } from './scripts.ts';
import { sharedModules } from './shared-modules.ts';

/** When the runtime forgets a container that is under way, in milliseconds. Until then one that is slow may still arrive. */
const scriptLimit = 30_000;

/** The federation runtime, which containers find under these names instead of bringing it. */
Object.defineProperties(globalThis, {
  _FEDERATION_RUNTIME_CORE: { value: core },
  // Each container writes into its own.
  _FEDERATION_BUNDLER_RUNTIME: { get: () => ({ ...bundlerRuntime, bundlerRuntimeOptions: {} }) },
});

/** What loads the containers of areas. */
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
