import { lazyPart } from '@agile-languages/shared/ui';

export type { RulerProps } from './ruler.tsx';

/** The level is above in words, so its drawing may come later. */
export const HorizontalRuler = lazyPart(
  async () => (await import(/* webpackChunkName: "parts" */ './ruler.tsx')).HorizontalRuler,
  { when: 'idle' },
);
export const VerticalRuler = lazyPart(
  async () => (await import(/* webpackChunkName: "parts" */ './ruler.tsx')).VerticalRuler,
  { when: 'idle' },
);
