import type { ComponentType, ReactNode } from 'react';
import { lastPageOf } from '../../paths/paging.ts';
import { useSay } from '../../words/use-say.ts';
import { classNames } from '../class-names.ts';
import styles from './pagination.module.css';

/**
 * 'Showing 11 to 20 of 46 entries' and real links to the pages. Of many pages only the first, the last and the
 * neighbours have a link. Without rows it shows nothing, with one page no links.
 */
export function Pagination<Target>({ total, page, pageSize, targetOf, label, linkAs: Link }: PaginationProps<Target>) {
  const say = useSay();
  if (total <= 0) return null;
  const last = lastPageOf(total, pageSize);
  const current = Math.min(Math.max(1, page), last);
  const linkTo = (number: number, name: string, text: ReactNode) => (
    <Link
      to={targetOf(number)}
      aria-label={name}
      aria-current={number === current ? 'page' : undefined}
      className={styles.link}
    >
      {text}
    </Link>
  );

  return (
    <div className={styles.pagination}>
      <p className={styles.count}>
        {say(
          'Showing {0} to {1} of {2} entries',
          (current - 1) * pageSize + 1,
          Math.min(current * pageSize, total),
          total,
        )}
      </p>
      {last > 1 ? (
        <nav aria-label={label}>
          <ul className={styles.list}>
            {current > 1 ? <li>{linkTo(current - 1, say('Previous page'), '←')}</li> : null}
            {pagesToShow(current, last).map((number) => (
              <li key={number} className={classNames(number < 0 && styles.gap)}>
                {number < 0 ? '…' : linkTo(number, say('Page {0}', number), number)}
              </li>
            ))}
            {current < last ? <li>{linkTo(current + 1, say('Next page'), '→')}</li> : null}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}

interface PageLinkProps<Target> {
  to: Target;
  className?: string;
  'aria-label'?: string;
  'aria-current'?: 'page';
  children?: ReactNode;
}

interface PaginationProps<Target> {
  total: number;
  /** Current page, from 1; a number beyond the last page counts as the last. */
  page: number;
  pageSize: number;
  /** Target of the link to a page: an address, or what `linkAs` accepts as `to`. */
  targetOf: (page: number) => Target;
  label: string;
  /** The router's link, for example, so that the document is not loaded again. */
  linkAs: ComponentType<PageLinkProps<Target>>;
}

/** Up to seven all, else the first, the last and the neighbours. A gap is a negative number, different for each. */
function pagesToShow(current: number, last: number): number[] {
  const shown = Array.from({ length: Math.min(last, 7) }, (_, index) => index + 1);
  if (last <= 7) return shown;
  const near = [current - 1, current, current + 1].filter((page) => page > 1 && page < last);
  const before = (near[0] ?? last) > 3 ? [-1] : near[0] === 3 ? [2] : [];
  const end = near.at(-1) ?? 1;
  const after = end < last - 2 ? [-2] : end === last - 2 ? [last - 1] : [];
  return [1, ...before, ...near, ...after, last];
}
