import { type ComponentProps, useState } from 'react';
import { useTexts } from '../../kit/topic-texts.ts';
import { RoomDialog as Dialog } from './presentation-dialog.tsx';

/** The room shows what every topic means. */
export function RoomDialog(props: ComponentProps<typeof Dialog>) {
  const { languages } = props.state.of;
  const [shown] = useState(() => languages.map(({ language }) => language));
  return useTexts(shown) ? <Dialog {...props} /> : null;
}
