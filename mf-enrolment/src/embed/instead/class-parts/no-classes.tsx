import type { ComponentProps, ComponentType } from 'react';
import type { NoClasses as Sentence } from '../../../class-parts/no-classes.tsx';
import { later } from '../../later.tsx';

/** Most lists have classes. */
export const NoClasses: ComponentType<ComponentProps<typeof Sentence>> = later(
  async () => (await import('../../../class-parts/no-classes.tsx')).NoClasses,
  () => null,
);
