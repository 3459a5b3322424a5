import { useSearchParams } from '@agile-languages/shared/router';
import { useHydrated } from '@agile-languages/shared/ui';

const none = new URLSearchParams();

/** Query of the address; empty while the page hydrates, because one document serves every query. */
export function useQuery(): URLSearchParams {
  const [search] = useSearchParams();
  return useHydrated() ? search : none;
}
