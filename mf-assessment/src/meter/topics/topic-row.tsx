import { type ComponentProps, memo } from 'react';
import { ShowMe } from '../../tools/evidence/show-me.tsx';
import { TopicItem } from './topic-item.tsx';

export const TopicRow = memo(function TopicRow(props: ComponentProps<typeof TopicItem>) {
  const { id, topic, on, dispatch } = props;
  return (
    <TopicItem {...props}>
      <ShowMe nameId={`${id}topic${topic.id}`} topic={topic} on={on} dispatch={dispatch} />
    </TopicItem>
  );
});
