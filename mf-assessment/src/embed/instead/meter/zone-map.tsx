import { soon } from '@agile-languages/shared/embed';

/** The sentence beside it says who speaks to whom. */
export const ZoneMap = soon(async () => (await import('../../../meter/zone-map.tsx')).ZoneMap);
