import { lazyPart } from '@agile-languages/shared/ui';
import type { ComponentProps, ComponentType } from 'react';
import type { LastDay as Part } from './last-day.tsx';

/** The line is reserved where the day makes it longer. */
export const LastDay: ComponentType<ComponentProps<typeof Part>> = lazyPart(
  async () => (await import(/* webpackChunkName: "later" */ './last-day.tsx')).LastDay,
  { when: 'idle', Placeholder: () => <svg width="7.2em" height="1em" aria-hidden="true" /> },
);
