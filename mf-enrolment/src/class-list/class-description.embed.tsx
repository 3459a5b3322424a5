import { lazyPart } from '@agile-languages/shared/ui';
import type { ComponentProps, ComponentType } from 'react';
import type { ClassDescription as Part } from './class-description.tsx';

/** The text of the first paragraph holds its place. */
export const ClassDescription: ComponentType<ComponentProps<typeof Part>> = lazyPart(
  async () => (await import(/* webpackChunkName: "later" */ './class-description.tsx')).ClassDescription,
  {
    when: 'idle',
    Placeholder: ({ html, className }) => (
      <div className={className}>{html.split('</p>')[0]?.replaceAll(/<[^>]*>/g, '')}</div>
    ),
  },
);
