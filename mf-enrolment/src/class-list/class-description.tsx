import { SafeHtml } from '@agile-languages/shared/ui';
import type { ComponentProps } from 'react';

/** What a class says about itself. */
export function ClassDescription(props: ComponentProps<typeof SafeHtml>) {
  return <SafeHtml {...props} />;
}
