import { type Registry, type VitalName, vitalsPath } from '@agile-languages/shared/registry';
import { sendReport } from './send-report.ts';

/** In milliseconds: closer movements belong together, and so do those within the longest time. */
const pause = 1000;
const longest = 5000;

/** Once, when the page is left or hidden. */
export function reportVitals({ shell, areas }: Registry): void {
  if (document.hidden) return;
  const vitals: Partial<Record<VitalName, number>> = {};
  const moved = { sum: 0, from: 0, last: 0 };

  const atLeast = (name: VitalName, value: number) => {
    vitals[name] = Math.max(vitals[name] ?? 0, value);
  };
  const watch = (type: string, note: (entry: ObservedEntry) => void) => {
    if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return false;
    const observer = new PerformanceObserver((list) => (list.getEntries() as ObservedEntry[]).forEach(note));
    observer.observe({ type, buffered: true });
    return true;
  };

  watch('largest-contentful-paint', ({ startTime }) => atLeast('lcp', startTime));
  for (const type of ['first-input', 'event'])
    watch(type, ({ interactionId, duration }) => {
      if (interactionId) atLeast('inp', duration);
    });
  const isMeasured = watch('layout-shift', ({ hadRecentInput, startTime, value = 0 }) => {
    if (hadRecentInput) return;
    if (startTime - moved.last > pause || startTime - moved.from > longest)
      Object.assign(moved, { sum: 0, from: startTime });
    moved.last = startTime;
    moved.sum += value;
    atLeast('cls', moved.sum);
  });
  if (isMeasured) atLeast('cls', 0);

  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const releases = Object.entries({ ...areas, shell }).map(([name, { release }]) => [name, release]);
    sendReport(vitalsPath, { releases: Object.fromEntries(releases), vitals });
  };
  document.addEventListener('visibilitychange', send);
}

interface ObservedEntry extends PerformanceEntry {
  interactionId?: number;
  hadRecentInput?: boolean;
  value?: number;
}
