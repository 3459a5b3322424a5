import { documentTiming } from '@agile-languages/shared/registry';

export function sendReport(path: string, report: object): void {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const token = document?.serverTiming?.find(({ name }) => name === documentTiming)?.description;
  navigator.sendBeacon?.(path, JSON.stringify({ ...report, token }));
}
