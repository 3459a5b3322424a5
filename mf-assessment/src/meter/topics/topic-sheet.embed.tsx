import { type ComponentProps, useState } from 'react';
import { LoadOnDemand } from '../../components/load-on-demand.tsx';
import { hasTexts, loadTexts } from '../../components/topic-texts.ts';
import { TopicSheet as Sheet } from './topic-sheet.tsx';

type Props = ComponentProps<typeof Sheet>;

export const TopicSheet = (props: Props) => (props.hidden ? null : <Open {...props} />);

function Open(props: Props) {
  const [isLoaded] = useState(() => hasTexts(props.language));
  const [load] = useState(() => () => loadTexts(props.language));
  return isLoaded ? <Sheet {...props} /> : <LoadOnDemand load={load}>{() => <Sheet {...props} />}</LoadOnDemand>;
}
