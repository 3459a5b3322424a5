import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { areaTests, testTimeout } from './shared/build/area-tests.ts';
import { areaFolder, areaNames } from './shared/build/areas.ts';
import { memoryFolder } from './shared/build/memory-folder.ts';

/** Programs and threads that tests start find what Node has compiled of them: half of their time. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/node');

if (!process.env.TMPDIR && memoryFolder) process.env.TMPDIR = untilTheEnd(memoryFolder);

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
    setupFiles: [join(import.meta.dirname, 'shared/build/real-timers.ts')],
    globalSetup,
    testTimeout,
    /** A machine that is busy with other tests takes its time. */
    expect: { poll: { timeout: 20_000 } },
  },
});

export default defineConfig({
  test: {
    globalSetup: [join(import.meta.dirname, 'shared/build/no-own-site.ts')],
    tags: [{ name: 'all', description: 'runs with `npm test -- --all` only', timeout: 180_000 }],
    /** More workers than cores: many tests wait for processes and timers. */
    maxWorkers: availableParallelism() + 1,
    projects: [
      ...['shared', 'shell', ...areaNames(import.meta.dirname).map(areaFolder), 'delivery/template', 'desk'].map(
        areaTests,
      ),
      onNode('api', [join(import.meta.dirname, 'api/src/testing/databases-setup.ts')]),
      ...['delivery', 'e2e', 'bench'].map((name) => onNode(name)),
      { test: { ...onNode('build').test, root: 'shared/build', include: ['**/*.test.ts'] } },
    ],
  },
});

/**
 * A folder for temporary files of all tests. They write stores and databases by the hundred: on a disk that is a fifth of
 * their processor time. The server of the databases runs as another user, who may enter it.
 */
function untilTheEnd(parent: string): string {
  const folder = mkdtempSync(join(parent, 'agile-languages-'));
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
