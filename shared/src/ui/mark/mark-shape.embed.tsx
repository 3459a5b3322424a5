import { lazyPart } from '../lazy-part/lazy-part.tsx';

/** The outlines are fetched beside whatever else the element waits for. */
export const MarkShape = lazyPart(
  async () => (await import(/* webpackChunkName: "parts" */ './mark-shape.tsx')).MarkShape,
  { when: 'now' },
);
export type { MarkShapeProps } from './mark-shape.tsx';
