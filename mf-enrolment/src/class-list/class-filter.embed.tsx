import { lazyPart } from '@agile-languages/shared/ui';
import type { ComponentProps, ComponentType } from 'react';
import styles from './class-filter.embed.module.css';
import type { ClassFilter as Part } from './class-filter.tsx';

/** The classes are shown first. */
export const ClassFilter: ComponentType<ComponentProps<typeof Part>> = lazyPart(
  async () => (await import('./class-filter.tsx')).ClassFilter,
  { when: 'idle', Placeholder: () => <div className={styles.reserved} /> },
);
