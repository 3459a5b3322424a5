import type { ComponentProps, ComponentType } from 'react';
import type { ClassFilter as Filter } from '../../../class-list/class-filter.tsx';
import { later } from '../../later.tsx';
import styles from './class-filter.module.css';

/** The filter stands beside the classes, or folded above them. */
export const ClassFilter: ComponentType<ComponentProps<typeof Filter>> = later(
  async () => (await import('../../../class-list/class-filter.tsx')).ClassFilter,
  () => <div className={styles.place} />,
);
