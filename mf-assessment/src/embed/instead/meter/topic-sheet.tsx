import type { ComponentProps } from 'react';
import { TopicSheet as Sheet } from '../../../meter/topic-sheet.tsx';
import { useMeanings } from '../../meanings.ts';

/** The topics; what they mean comes with the Language. */
export function TopicSheet(props: ComponentProps<typeof Sheet>) {
  useMeanings([props]);
  return <Sheet {...props} />;
}
