import { pageSize } from '@agile-languages/shared/content';
import type { ListPage } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { Pagination } from '@agile-languages/shared/ui';
import { type ComponentProps, createContext, use } from 'react';
import { searchOfPage } from './paging.ts';

const PageChangeContext = createContext(() => {});

export function PageLinks({ search, onPageChange, ...rest }: PageLinksProps) {
  return (
    <PageChangeContext value={onPageChange}>
      <Pagination {...rest} pageSize={pageSize} targetOf={(page) => searchOfPage(page, search)} linkAs={PageLink} />
      {rest.total > pageSize ? (
        <noscript>
          <p className="note">Further pages need scripts, which are switched off here.</p>
        </noscript>
      ) : null}
    </PageChangeContext>
  );
}

function PageLink(props: ComponentProps<typeof Link>) {
  return <Link preventScrollReset onClick={use(PageChangeContext)} {...props} />;
}

/** Nothing on the first page. */
export function PageNumber({ list }: { list: ListPage<unknown> | undefined }) {
  if (!list || list.page === 1) return null;
  return <span className="visually-hidden">{` page ${list.page} of ${list.lastPage}`}</span>;
}

interface PageLinksProps {
  total: number;
  /** From 1. */
  page: number;
  label: string;
  search: URLSearchParams;
  onPageChange: () => void;
}
