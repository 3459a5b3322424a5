import { soon } from '../../../soon.tsx';

/** The outlines come beside whatever else the element waits for. */
export const MarkShape = soon(async () => (await import('../../../../ui/mark/mark-shape.tsx')).MarkShape);
export type { MarkShapeProps } from '../../../../ui/mark/mark-shape.tsx';
