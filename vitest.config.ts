import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { areaFolder, areaNames } from './shared/build/areas.ts';

/** More than the five seconds that Testing Library waits, so that its message shows instead of a bare timeout. */
const testTimeout = 20_000;

const browserLike = (name: string) => ({
  test: {
    name,
    root: name,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    /** Frames stay empty and have loaded. Otherwise each of them is reported with a stack trace. */
    environmentOptions: {
      happyDOM: { settings: { enableIframePageLoading: true, navigation: { disableChildFrameNavigation: true } } },
    },
    /** The browser-like world is made once per worker instead of once per file; every file has its own globals. */
    pool: 'vmThreads' as const,
    testTimeout,
    setupFiles: [join(import.meta.dirname, 'shared/src/test/setup.ts')],
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' as const } },
  },
});

const onNode = (name: string, globalSetup: string[] = []) => ({
  test: {
    name,
    root: name,
    include: ['src/**/*.test.ts'],
    environment: 'node',
    /** Files of one worker share their modules, which saves a fifth of the time; what a test replaces is put back. */
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    globalSetup,
    testTimeout,
  },
});

export default defineConfig({
  test: {
    /** More workers than cores: many tests wait for processes and timers. */
    maxWorkers: '150%',
    projects: [
      ...['shared', 'shell', ...areaNames(import.meta.dirname).map(areaFolder), 'delivery/template', 'desk'].map(
        browserLike,
      ),
      onNode('api', [join(import.meta.dirname, 'api/src/testing/databases-setup.ts')]),
      ...['delivery', 'e2e', 'bench'].map((name) => onNode(name)),
      { test: { ...onNode('build').test, root: 'shared/build', include: ['**/*.test.ts'] } },
    ],
  },
});
