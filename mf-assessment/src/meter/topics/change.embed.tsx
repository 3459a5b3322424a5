import { lazyPart } from '@agile-languages/shared/ui';
import type { ComponentProps, ComponentType } from 'react';
import type { Change as Part } from './change.tsx';

const Lazy: ComponentType<ComponentProps<typeof Part>> = lazyPart(
  async () => (await import(/* webpackChunkName: "parts" */ './change.tsx')).Change,
  {
    when: 'visible',
    Placeholder: () => null,
  },
);

/** Nothing has changed at first. */
export const Change = (props: ComponentProps<typeof Part>) => (props.points === undefined ? null : <Lazy {...props} />);
