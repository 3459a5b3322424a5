import { lazyPart } from '../lazy-part/lazy-part.tsx';

/** Fetched once the element is shown, or beside the data that it waits for. */
export const MarkShape = lazyPart(
  async () => (await import(/* webpackChunkName: "parts" */ './mark-shape.tsx')).MarkShape,
  { when: 'idle' },
);
export type { MarkShapeProps } from './mark-shape.tsx';
