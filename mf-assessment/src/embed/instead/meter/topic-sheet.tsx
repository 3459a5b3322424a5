import type { ComponentProps } from 'react';
import { TopicSheet as Sheet } from '../../../meter/topic-sheet.tsx';
import { useMeanings } from '../../meanings.ts';

/** The topics of the open Language; what they mean comes with it. */
export function TopicSheet(props: ComponentProps<typeof Sheet>) {
  useMeanings(props.hidden ? [] : [props]);
  return props.hidden ? null : <Sheet {...props} />;
}
