import { type ComponentProps, useState } from 'react';
import { Later } from '../../../meter/later.tsx';
import { TopicSheet as Sheet } from '../../../meter/topic-sheet.tsx';
import { bringTexts, hasTexts } from '../../topic-texts.ts';

type Props = ComponentProps<typeof Sheet>;

/** The topics of the open Language; what they are called and mean comes with it. */
export const TopicSheet = (props: Props) => (props.hidden ? null : <Open {...props} />);

function Open(props: Props) {
  const [isThere] = useState(() => hasTexts(props.language));
  const [load] = useState(() => () => bringTexts(props.language));
  return isThere ? <Sheet {...props} /> : <Later load={load}>{() => <Sheet {...props} />}</Later>;
}
