import { lazyPart } from '@agile-languages/shared/ui';
import { type ComponentProps, useState } from 'react';
import styles from './class-filter.embed.module.css';
import type { ClassFilter as Part } from './class-filter.tsx';

type Props = ComponentProps<typeof Part>;

const Place = () => <div className={styles.reserved} />;

const Later = lazyPart<Props>(
  async () => (await import(/* webpackChunkName: "later" */ './class-filter.tsx')).ClassFilter,
  { when: 'idle', Placeholder: Place },
);

/** What comes later does not share the line with the classes. */
export function ClassFilter(props: Props) {
  const [isLater, setIsLater] = useState(false);
  if (props.shown && !isLater) setIsLater(true);
  return isLater ? <Later {...props} /> : <Place />;
}
