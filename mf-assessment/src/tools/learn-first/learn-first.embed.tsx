import { lazyPart } from '@agile-languages/shared/ui';
import type { ComponentProps, ComponentType } from 'react';
import type { LearnFirst as Part } from './learn-first.tsx';

/** Below the level, so its code waits until it is near the view. */
export const LearnFirst: ComponentType<ComponentProps<typeof Part>> = lazyPart(
  async () => (await import(/* webpackChunkName: "parts" */ './learn-first.tsx')).LearnFirst,
  { when: 'visible' },
);
