import { pageSize } from '@agile-languages/shared/constants';
import { Link } from '@agile-languages/shared/router';
import { Pagination } from '@agile-languages/shared/ui';
import { type ComponentProps, createContext, use } from 'react';
import { searchOfPage } from './paging.ts';

const TurnContext = createContext(() => {});

/** The kit's pagination with links that keep the rest of the address. */
export function PageLinks({ search, onTurn, ...rest }: PageLinksProps) {
  return (
    <TurnContext value={onTurn}>
      <Pagination {...rest} pageSize={pageSize} hrefOf={(page) => searchOfPage(page, search)} linkAs={PageLink} />
    </TurnContext>
  );
}

function PageLink(props: ComponentProps<typeof Link>) {
  return <Link preventScrollReset onClick={use(TurnContext)} {...props} />;
}

interface PageLinksProps {
  /** Rows in all. */
  total: number;
  /** From 1. */
  page: number;
  /** Name of the navigation. */
  label: string;
  /** Query of the address as it is now. */
  search: URLSearchParams;
  /** Runs when a page is chosen. */
  onTurn: () => void;
}
