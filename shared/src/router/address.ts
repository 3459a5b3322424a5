import {
  createContext,
  createElement,
  type ReactNode,
  use,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  type Location,
  type NavigateOptions,
  type Navigator,
  Router,
  useNavigate,
  useLocation as useRoute,
} from 'react-router-dom';

/**
 * The router of a site, for the shell. Only components that use the query or the part of the address are rendered again
 * when these change: a context that changes would make React give up every part of the document that waits for its code.
 */
export function SiteRouter({ location, navigator, children }: SiteRouterProps) {
  const [address, setAddress] = useState(() => new Address(location));
  const isOtherPage = address.opened.pathname !== location.pathname;
  if (isOtherPage) setAddress(new Address(location));
  useLayoutEffect(() => address.change(location), [address, location]);

  // Without JSX, because Node runs this file as it is.
  return createElement(
    AddressContext,
    { value: address },
    createElement(Router, { location: address.opened, navigator, children }),
  );
}

/**
 * The address of the page. While a document is prerendered or hydrated it has neither a query nor a part, because one
 * document serves all of them.
 */
export function useLocation(): Location {
  const opened = useRoute();
  const address = use(AddressContext);
  const bare = useMemo(() => withoutQuery(opened), [opened]);
  return useSyncExternalStore(
    address?.subscribe ?? never,
    () => address?.current ?? opened,
    () => bare,
  );
}

/** The query of the address, as `useLocation` has it, and how to go to another one. */
export function useSearchParams(): [URLSearchParams, (query: URLSearchParams, options?: NavigateOptions) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  return [query, (next, options) => void navigate(`?${next}`, options)];
}

class Address {
  readonly opened: Location;
  current: Location;
  readonly #listeners = new Set<() => void>();

  constructor(location: Location) {
    this.opened = location;
    this.current = location;
  }

  change(location: Location): void {
    this.current = location;
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

const AddressContext = createContext<Address | undefined>(undefined);

const never = () => () => {};

const withoutQuery = (location: Location): Location =>
  location.search || location.hash ? { ...location, search: '', hash: '' } : location;

interface SiteRouterProps {
  location: Location;
  navigator: Navigator;
  children: ReactNode;
}
