import type { PageReport } from './page-report.ts';

export const report = (path: string, seen: Partial<PageReport> = {}): PageReport => ({
  path,
  width: 1440,
  state: 'hydrated',
  status: path === '/404' ? 404 : 200,
  errors: [],
  messages: [],
  foreign: [],
  globals: [],
  styles: [],
  document: [],
  dialogs: [],
  refreshes: [],
  ...seen,
});
