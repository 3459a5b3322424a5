/** Folders below `hosts/` that bring packages of their own. */
export const builtHosts = [
  'react-17',
  'react-18',
  'react-19',
  'vue-3',
  'svelte',
  'htmx',
  'turbo',
  'federation-webpack',
  'federation-rspack',
  'federation-vite',
] as const;

/** Pages of those that draw themselves and load the elements. */
export const bundledPages = ['react-17', 'react-18', 'react-19', 'vue-3', 'svelte'] as const;

/** Pages of the hosts that load the public containers, each with two versions of React, and of one without a plugin. */
export const federationPages = [
  ...['webpack', 'rspack', 'vite'].flatMap((bundler) =>
    ['react-18', 'react-19'].map((react) => `federation-${bundler}/${react}`),
  ),
  'federation-webpack/no-plugin',
];

/** Pages with the elements. */
export const elementPages = [
  'plain',
  'strict-csp',
  'hostile-css',
  'own-token',
  'right-to-left',
  'dark',
  'loader-twice',
  'two-versions',
  'tag-manager',
  'inserted',
  'late-classic',
  'single-page',
  ...bundledPages,
] as const;

/** Pages with the elements in every kind of layout. */
export const boxPages = ['boxes-flow', 'boxes-flex', 'boxes-hidden'] as const;
