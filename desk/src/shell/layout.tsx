import type { ReactNode } from 'react';
import { useAccount } from '../api/account.ts';
import { call } from '../api/call.ts';
import { Frame } from './frame.tsx';
import { Navigation } from './navigation.tsx';
import { SearchForm } from './search-form.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const { brand, siteOrigin } = useAccount();
  const header = (
    <>
      <Navigation />
      <SearchForm />
    </>
  );
  return (
    <Frame {...{ brand, siteOrigin, call, header }} name="Desk">
      {children}
    </Frame>
  );
}
