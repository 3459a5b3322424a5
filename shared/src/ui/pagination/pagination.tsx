import type { ComponentType, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { pagesToShow } from './pages.ts';
import styles from './pagination.module.css';

/**
 * 'Showing 11 to 20 of 46 entries' and real links to the pages. With many pages the first, the last and the
 * neighbours stand for all. Shows nothing when there is nothing to count, no links when one page holds all.
 */
export function Pagination({ total, page, pageSize, hrefOf, label, linkAs: Link = PlainLink }: PaginationProps) {
  if (total <= 0) return null;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const current = Math.min(Math.max(1, page), last);
  const linkTo = (target: number, name: string, text: ReactNode) => (
    <Link
      to={hrefOf(target)}
      aria-label={name}
      aria-current={target === current ? 'page' : undefined}
      className={styles.link}
    >
      {text}
    </Link>
  );

  return (
    <div className={styles.pagination}>
      <p className={styles.count}>
        {`Showing ${(current - 1) * pageSize + 1} to ${Math.min(current * pageSize, total)} of ${total} entries`}
      </p>
      {last > 1 ? (
        <nav aria-label={label}>
          <ul className={styles.list}>
            {current > 1 ? <li>{linkTo(current - 1, 'Previous page', '←')}</li> : null}
            {pagesToShow(current, last).map((number) => (
              <li key={number} className={classNames(number < 0 && styles.gap)}>
                {number < 0 ? '…' : linkTo(number, `Page ${number}`, number)}
              </li>
            ))}
            {current < last ? <li>{linkTo(current + 1, 'Next page', '→')}</li> : null}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}

function PlainLink({ to, children, ...rest }: PageLinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

interface PageLinkProps {
  to: string;
  className?: string;
  'aria-label'?: string;
  'aria-current'?: 'page';
  children?: ReactNode;
}

interface PaginationProps {
  /** Rows in all. */
  total: number;
  /** Current page, from 1; a number beyond the ends counts as the end. */
  page: number;
  /** Rows on one page. */
  pageSize: number;
  /** Address of a page. */
  hrefOf: (page: number) => string;
  /** Name of the navigation, for example 'Pages of experts'. */
  label: string;
  /** The router's link, so that the document is not loaded again. Default: a plain link. */
  linkAs?: ComponentType<PageLinkProps>;
}
