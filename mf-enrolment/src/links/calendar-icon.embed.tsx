import { lazyPart } from '@agile-languages/shared/ui';
import type { ComponentType } from 'react';

export const CalendarIcon: ComponentType = lazyPart(async () => (await import('./calendar-icon.tsx')).CalendarIcon, {
  when: 'now',
  Placeholder: () => <svg width="1.25em" height="1.25em" aria-hidden="true" />,
});
