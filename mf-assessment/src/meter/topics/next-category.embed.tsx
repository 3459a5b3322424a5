import { lazyPart } from '@agile-languages/shared/ui';
import type { ComponentProps, ComponentType } from 'react';
import { NextPlaceholder } from '../../components/placeholders.tsx';
import type { NextCategory as Part } from './next-category.tsx';

/** Below the topics, so its code waits until it is near the view. */
export const NextCategory: ComponentType<ComponentProps<typeof Part>> = lazyPart(
  async () => (await import(/* webpackChunkName: "parts" */ './next-category.tsx')).NextCategory,
  { when: 'visible', Placeholder: NextPlaceholder },
);
