import { pageSize } from '@agile-languages/shared/content';
import { Link } from '@agile-languages/shared/router';
import { Pagination } from '@agile-languages/shared/ui';
import { type ComponentProps, createContext, use } from 'react';
import { searchOfPage } from './paging.ts';

const PageChangeContext = createContext(() => {});

/** The kit's pagination with links that leave the rest of the address as it is. */
export function PageLinks({ search, onPageChange, ...rest }: PageLinksProps) {
  return (
    <PageChangeContext value={onPageChange}>
      <Pagination {...rest} pageSize={pageSize} targetOf={(page) => searchOfPage(page, search)} linkAs={PageLink} />
    </PageChangeContext>
  );
}

function PageLink(props: ComponentProps<typeof Link>) {
  return <Link preventScrollReset onClick={use(PageChangeContext)} {...props} />;
}

interface PageLinksProps {
  /** Rows in all. */
  total: number;
  /** From 1. */
  page: number;
  /** Name of the navigation. */
  label: string;
  /** Query of the current address. */
  search: URLSearchParams;
  /** Called when a page link is clicked. */
  onPageChange: () => void;
}
