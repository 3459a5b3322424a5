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

export const bundledPages = ['react-17', 'react-18', 'react-19', 'vue-3', 'svelte'] as const;

export const federationPages = [
  ...['webpack', 'rspack', 'vite'].flatMap((bundler) =>
    ['react-18', 'react-19'].map((react) => `federation-${bundler}/${react}`),
  ),
  'federation-webpack/no-plugin',
];

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

export const boxPages = ['boxes-flow', 'boxes-flex', 'boxes-hidden'] as const;
