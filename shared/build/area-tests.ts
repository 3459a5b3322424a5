import { extname, join } from 'node:path';

/** Ends tests that hang: on a busy machine one of two seconds has taken twenty. */
export const testTimeout = 120_000;

export const areaTests = (root: string) => ({
  test: {
    name: root,
    root,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    /** Empty frames have loaded. Otherwise each is reported with a stack trace. */
    environmentOptions: {
      happyDOM: { settings: { enableIframePageLoading: true, navigation: { disableChildFrameNavigation: true } } },
    },
    /** The browser-like world is made once per worker, not per file; every file has its own globals. */
    pool: 'vmThreads' as const,
    testTimeout,
    expect: { poll: { timeout: 15_000 } },
    /** Styles of the kit are no JavaScript, so Node cannot load them by itself. */
    server: { deps: { inline: [/@agile-languages\/shared/] } },
    setupFiles: [join(import.meta.dirname, `../src/test/setup${extname(import.meta.filename)}`)],
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' as const } },
  },
});
