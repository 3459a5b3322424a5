/** On partners' pages nothing is kept beside the answers. */
export { TopicItem as TopicRow } from './topic-item.tsx';
