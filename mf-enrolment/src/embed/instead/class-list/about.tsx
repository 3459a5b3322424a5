import type { ComponentProps, ComponentType } from 'react';
import type { About as Description } from '../../../class-list/about.tsx';
import { later } from '../../later.tsx';

type Props = ComponentProps<typeof Description>;

/** The reader of HTML comes later; until then the text of the first paragraph stands in its place. */
export const About: ComponentType<Props> = later(
  async () => (await import('../../../class-list/about.tsx')).About,
  ({ html, className }) => <div className={className}>{html.split('</p>')[0]?.replaceAll(/<[^>]*>/g, '')}</div>,
);
