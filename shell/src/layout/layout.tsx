import { siteConfig } from '@agile-languages/shared/platform';
import { DemoStrip } from '@agile-languages/shared/ui';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { ContactHost } from '../contact/contact-host.tsx';
import type { RouteHandle } from '../routes/routes.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { Progress } from './progress.tsx';
import { RouteChange } from './route-change.tsx';

/** Header, footer and what else surrounds every page. */
export function Layout() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const demo = siteConfig().demo && handle?.declaration.demo;
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <Progress />
      {demo ? <DemoStrip /> : null}
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <ContactHost />
      <RouteChange />
      <ScrollRestoration />
    </>
  );
}
