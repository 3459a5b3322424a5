import { isExact } from '@agile-languages/shared/paths';
import { useNavigate } from '@agile-languages/shared/router';
import { useEffect, useEffectEvent } from 'react';
import { type PageRequest, pageRequestOf, searchOfPage } from './paging.ts';
import { useQuery } from './use-query.ts';

/** The page that the address names. An address that does not name it exactly is replaced by the one that does. */
export function usePageAddress(): PageAddress {
  const search = useQuery();
  const navigate = useNavigate();
  const request = pageRequestOf(search);
  const replaceBy = (page: number) =>
    void navigate({ search: searchOfPage(page, search) }, { replace: true, preventScrollReset: true });

  const correct = useEffectEvent((asked: URLSearchParams) => {
    if (!isExact(asked)) replaceBy(request.page);
  });
  useEffect(() => correct(search), [search]);

  return { search, request, replaceBy };
}

interface PageAddress {
  search: URLSearchParams;
  request: PageRequest;
  /** Navigates to another page without a new entry in the history. */
  replaceBy: (page: number) => void;
}
