import { classNames, lazyPart } from '@agile-languages/shared/ui';
import type { ComponentProps, ComponentType } from 'react';
import styles from './full-description.embed.module.css';
import type { FullDescription as Part } from './full-description.tsx';

/** Text of the same height holds its place. */
export const FullDescription: ComponentType<ComponentProps<typeof Part>> = lazyPart(
  async () => (await import(/* webpackChunkName: "class-parts" */ './full-description.tsx')).FullDescription,
  {
    when: 'now',
    Placeholder: ({ html, className }) => (
      <div className={classNames(styles.lines, className)}>
        {html.split(lists).map((part) => {
          const lines = linesOf(part);
          return lists.test(part) ? (
            <ul key={part}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : (
            lines.map((line) => <p key={line}>{line}</p>)
          );
        })}
      </div>
    ),
  },
);

const lists = /(<ul>.*?<\/ul>)/s;

const linesOf = (html: string) =>
  html
    .split(/<\/(?:p|li|h4)>/)
    .map((line) => line.replaceAll(/<[^>]*>/g, '').trim())
    .filter(Boolean);
