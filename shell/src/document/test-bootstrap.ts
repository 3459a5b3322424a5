import { addressRule, startOffset } from '@agile-languages/shared/paths';
import type { DocumentData } from '@agile-languages/shared/registry';
import { testConfig } from '@agile-languages/shared/test';
import { afterEach, beforeEach, vi } from 'vitest';
import { bootstrap } from './bootstrap.ts';
import { scriptNotice } from './script-notice.ts';

const testPage: DocumentData = {
  config: testConfig,
  registry: {
    schema: 1,
    revision: 1,
    origins: [],
    shell: {
      release: 'test',
      base: '/areas/shell/test/browser/',
      main: { name: 'main.test.js', integrity: 'sha384-main' },
    },
    areas: {},
  },
  isFallback: false,
  requests: [],
  scripts: [],
  styles: [],
};

const { happyDOM } = window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } };
happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;

export function fontsAre(...faces: `${FontDisplay} ${FontFaceLoadStatus}`[]) {
  const fonts = faces.map((face) => face.split(' ')).map(([display, status]) => ({ display, status }));
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
}

export function run(page: Partial<DocumentData>, address = '/test') {
  history.replaceState(null, '', address);
  document.head.innerHTML = '<title>First page</title>';
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'page';
  data.textContent = JSON.stringify({ ...testPage, ...page });
  document.head.append(data);
  bootstrap(startOffset, addressRule, scriptNotice);
}

export function emptyDocumentForEachTest() {
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (show: () => void) => show());
    fontsAre();
  });
  afterEach(() => {
    globalThis.firstRequests = undefined;
    document.head.innerHTML = '';
    document.body.innerHTML = '';
    delete document.documentElement.dataset.copy;
    delete document.documentElement.dataset.queryDiffers;
    history.replaceState(null, '', '/');
  });
}
