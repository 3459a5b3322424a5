import type { ComponentProps, ComponentType } from 'react';
import { lazyPart } from '../lazy-part/lazy-part.tsx';
import styles from './pagination.embed.module.css';
import type { Pagination as Part } from './pagination.tsx';

/** Below the rows of the first page. */
export const Pagination: ComponentType<ComponentProps<typeof Part>> = lazyPart(
  async () => (await import(/* webpackChunkName: "parts" */ './pagination.tsx')).Pagination,
  {
    when: 'now',
    Placeholder: ({ total, pageSize }) => <div className={total > pageSize ? styles.links : styles.count} />,
  },
);
