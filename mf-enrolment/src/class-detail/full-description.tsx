import { SafeHtml } from '@agile-languages/shared/ui';
import type { ComponentProps } from 'react';

/** Description of a class in full. */
export function FullDescription(props: ComponentProps<typeof SafeHtml>) {
  return <SafeHtml {...props} />;
}
