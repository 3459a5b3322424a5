import { lazyPart } from '@agile-languages/shared/ui';
import type { ComponentProps, ComponentType } from 'react';
import styles from './full-description.embed.module.css';
import type { FullDescription as Part } from './full-description.tsx';

/** The reader of HTML is fetched beside the class; until it is there its lines are shown as text. */
export const FullDescription: ComponentType<ComponentProps<typeof Part>> = lazyPart(
  async () => (await import('./full-description.tsx')).FullDescription,
  {
    when: 'now',
    Placeholder: ({ html, className }) => (
      <div className={`${styles.lines} ${className}`}>
        {linesOf(html).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    ),
  },
);

const linesOf = (html: string) =>
  html
    .split(/<\/(?:p|li|h4)>/)
    .map((line) => line.replaceAll(/<[^>]*>/g, '').trim())
    .filter(Boolean);
