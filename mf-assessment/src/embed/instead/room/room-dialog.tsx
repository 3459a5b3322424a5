import { type ComponentProps, useState } from 'react';
import { RoomDialog as Dialog } from '../../../room/room-dialog.tsx';
import { useTexts } from '../../topic-texts.ts';

/** The room shows what every topic means. */
export function RoomDialog(props: ComponentProps<typeof Dialog>) {
  const { languages } = props.state.of;
  const [shown] = useState(() => languages.map(({ language }) => language));
  return useTexts(shown) ? <Dialog {...props} /> : null;
}
