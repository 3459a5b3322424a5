import { isExact } from '@agile-languages/shared/paths';
import { useNavigate, useSearchParams } from '@agile-languages/shared/router';
import { useEffect, useEffectEvent } from 'react';
import { type PageRequest, pageRequestOf, searchOfPage } from './paging.ts';

/** An address that does not name its page exactly is replaced. */
export function usePageAddress(): PageAddress {
  const [search] = useSearchParams();
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
  replaceBy: (page: number) => void;
}
