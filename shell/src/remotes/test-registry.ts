import { contractVersion } from '@agile-languages/shared/contract';
import type { AreaRelease, Registry } from '@agile-languages/shared/registry';

export const testIntegrity = `sha384-${'A'.repeat(64)}`;

export const testArea = (name: string, { release = 'old', ...overrides }: Partial<AreaRelease> = {}): AreaRelease => ({
  release,
  contract: contractVersion,
  base: `/areas/${name}/${release}/browser/`,
  entry: { name: 'remoteEntry.js', integrity: testIntegrity },
  routes: {},
  ...overrides,
});

export const publicRoutes = (...patterns: string[]): AreaRelease['routes'] =>
  Object.fromEntries(patterns.map((pattern) => [pattern, { rendering: 'public' }]));

export const testRegistry = (areas: Registry['areas'], revision = 1, shell = 'test'): Registry => ({
  schema: 1,
  revision,
  origins: [],
  shell: { release: shell, base: '/areas/shell/test/browser/', main: { name: 'main.js', integrity: testIntegrity } },
  areas,
});
