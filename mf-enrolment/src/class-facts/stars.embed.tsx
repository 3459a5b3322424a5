import { lazyPart } from '@agile-languages/shared/ui';
import type { ComponentProps, ComponentType } from 'react';
import type { Stars as Part } from './stars.tsx';

export const Stars: ComponentType<ComponentProps<typeof Part>> = lazyPart(
  async () => (await import(/* webpackChunkName: "parts" */ './stars.tsx')).Stars,
  { when: 'now', Placeholder: () => <svg width="5em" height="1em" aria-hidden="true" /> },
);
