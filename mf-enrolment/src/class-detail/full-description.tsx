import { SafeHtml } from '@agile-languages/shared/ui';
import type { ComponentProps } from 'react';

export function FullDescription(props: ComponentProps<typeof SafeHtml>) {
  return <SafeHtml {...props} />;
}
