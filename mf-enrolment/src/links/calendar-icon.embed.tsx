import { lazyPart } from '@agile-languages/shared/ui';
import type { ComponentType } from 'react';

export const CalendarIcon: ComponentType = lazyPart(
  async () => (await import(/* webpackChunkName: "later" */ './calendar-icon.tsx')).CalendarIcon,
  {
    when: 'idle',
    Placeholder: () => <svg width="1.25em" height="1.25em" aria-hidden="true" />,
  },
);
