import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const browserLike = (name: string) => ({
  test: {
    name,
    root: name,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    setupFiles: [join(import.meta.dirname, 'shared/src/test/setup.ts')],
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' as const } },
  },
});

const onNode = (name: string, globalSetup: string[] = []) => ({
  test: { name, root: name, include: ['src/**/*.test.ts'], environment: 'node', globalSetup },
});

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      ...['shared', 'shell', 'mf-catalog', 'mf-assessment', 'mf-experts', 'mf-enrolment'].map(browserLike),
      onNode('api', [join(import.meta.dirname, 'api/src/testing/postgres-setup.ts')]),
      ...['delivery', 'e2e'].map((name) => onNode(name)),
    ],
  },
});
