import type { ComponentProps } from 'react';
import { RoomDialog as Dialog } from '../../../room/room-dialog.tsx';
import { useMeanings } from '../../meanings.ts';

/** The room shows what every topic means. */
export function RoomDialog(props: ComponentProps<typeof Dialog>) {
  return useMeanings(props.state.of.languages) ? <Dialog {...props} /> : null;
}
