import { lazyPart } from '@agile-languages/shared/ui';

export type { RulerProps } from './ruler.tsx';

/** The level stands above in words, so that its drawing may come a moment later. */
export const LyingRuler = lazyPart(async () => (await import('./ruler.tsx')).LyingRuler, { when: 'now' });
export const StandingRuler = lazyPart(async () => (await import('./ruler.tsx')).StandingRuler, { when: 'now' });
