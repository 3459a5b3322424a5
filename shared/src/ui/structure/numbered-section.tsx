import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Heading } from './heading.tsx';
import styles from './numbered-section.module.css';

/** A section of a page, with its number in the margin and a heading. Needs `base.css`. */
export function NumberedSection({
  number,
  title,
  lead,
  beside,
  size = 'large',
  id: given,
  headingRef,
  children,
}: NumberedSectionProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <section className={classNames('sect', styles[size])} aria-labelledby={id}>
      <span className={classNames('sect-no', styles.number)} aria-hidden="true">
        {number}
      </span>
      <div>
        <div className={styles.head}>
          <Heading level={2} id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={styles.title}>
            {title}
          </Heading>
          {lead ? <p className="lead">{lead}</p> : null}
          {beside}
        </div>
        {children}
      </div>
    </section>
  );
}

interface NumberedSectionProps {
  number: number | string;
  title: ReactNode;
  /** A sentence below the title. Default: none. */
  lead?: string;
  /** A link at the end of the title's line; for small sections. Default: none. */
  beside?: ReactNode;
  /** `small` for sections of lists, with less distance between them. Default: `large`. */
  size?: 'large' | 'small';
  /** Id of the heading. Default: one of its own. */
  id?: string;
  /** For a heading that can be focused. Default: it cannot. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}
