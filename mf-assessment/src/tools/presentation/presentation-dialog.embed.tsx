import { type ComponentProps, useState } from 'react';
import { useTexts } from '../../components/topic-texts.ts';
import { PresentationDialog as Dialog } from './presentation-dialog.tsx';

export function PresentationDialog(props: ComponentProps<typeof Dialog>) {
  const { languages } = props.state.communicationCase;
  const [shown] = useState(() => languages.map(({ language }) => language));
  return useTexts(shown) ? <Dialog {...props} /> : null;
}
