import { lazyPart } from '@agile-languages/shared/ui';

/** It repeats the sentence beside it, so its code may come later. */
export const ZoneMap = lazyPart(async () => (await import(/* webpackChunkName: "parts" */ './zone-map.tsx')).ZoneMap, {
  when: 'idle',
});
