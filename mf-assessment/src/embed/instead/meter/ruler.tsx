import { soon } from '@agile-languages/shared/embed';

export type { RulerProps } from '../../../meter/ruler.tsx';

const load = () => import('../../../meter/ruler.tsx');

/** The level stands above in words, so that its drawing may come a moment later. */
export const LyingRuler = soon(async () => (await load()).LyingRuler);
export const StandingRuler = soon(async () => (await load()).StandingRuler);
