import { type ComponentProps, useState } from 'react';
import { Later } from '../../kit/later.tsx';
import { bringTexts, hasTexts } from '../../kit/topic-texts.ts';
import { TopicSheet as Sheet } from './topic-sheet.tsx';

type Props = ComponentProps<typeof Sheet>;

/** The topics of the open Language; what they are called and mean comes with it. */
export const TopicSheet = (props: Props) => (props.hidden ? null : <Open {...props} />);

function Open(props: Props) {
  const [isThere] = useState(() => hasTexts(props.language));
  const [load] = useState(() => () => bringTexts(props.language));
  return isThere ? <Sheet {...props} /> : <Later load={load}>{() => <Sheet {...props} />}</Later>;
}
