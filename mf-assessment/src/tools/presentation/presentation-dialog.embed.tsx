import { type ComponentProps, useState } from 'react';
import { useTexts } from '../../kit/topic-texts.ts';
import { PresentationDialog as Dialog } from './presentation-dialog.tsx';

/** Waits for the texts of all topics of the case, which it shows. */
export function PresentationDialog(props: ComponentProps<typeof Dialog>) {
  const { languages } = props.state.communicationCase;
  const [shown] = useState(() => languages.map(({ language }) => language));
  return useTexts(shown) ? <Dialog {...props} /> : null;
}
