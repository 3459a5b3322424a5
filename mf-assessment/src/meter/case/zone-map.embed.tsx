import { lazyPart } from '@agile-languages/shared/ui';

/** The sentence beside it says who speaks to whom. */
export const ZoneMap = lazyPart(async () => (await import('./zone-map.tsx')).ZoneMap, { when: 'now' });
