import type { ComponentProps, ComponentType } from 'react';
import type { LearnFirst as Part } from '../../../meter/learn-first.tsx';
import { whenNear } from '../../when-near.tsx';

/** What to learn first stands below the level. */
export const LearnFirst: ComponentType<ComponentProps<typeof Part>> = whenNear(
  async () => (await import('../../../meter/learn-first.tsx')).LearnFirst,
  'few',
);
