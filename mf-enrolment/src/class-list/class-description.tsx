import { SafeHtml } from '@agile-languages/shared/ui';
import type { ComponentProps } from 'react';

/** Description of a class. */
export function ClassDescription(props: ComponentProps<typeof SafeHtml>) {
  return <SafeHtml {...props} />;
}
