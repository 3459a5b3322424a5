import { lazyPart } from '@agile-languages/shared/ui';

/** The drawing repeats the sentence beside it, so its code may be loaded a moment later. */
export const ZoneMap = lazyPart(async () => (await import(/* webpackChunkName: "parts" */ './zone-map.tsx')).ZoneMap, {
  when: 'idle',
});
