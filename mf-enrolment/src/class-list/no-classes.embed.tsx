import { lazyPart } from '@agile-languages/shared/ui';
import type { ComponentProps, ComponentType } from 'react';
import type { NoClasses as Part } from './no-classes.tsx';

/** Most lists have classes. */
export const NoClasses: ComponentType<ComponentProps<typeof Part>> = lazyPart(
  async () => (await import(/* webpackChunkName: "later" */ './no-classes.tsx')).NoClasses,
  { when: 'idle' },
);
