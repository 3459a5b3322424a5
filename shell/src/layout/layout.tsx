import { siteConfig } from '@agile-languages/shared/platform';
import { useLocation } from '@agile-languages/shared/router';
import { DemoStrip } from '@agile-languages/shared/ui';
import { memo, useEffect, useRef, useState } from 'react';
import { AreaPage } from '../area-host/area-page.tsx';
import { ContactHost } from '../contact/contact-host.tsx';
import { NearestAddresses, Oops } from '../oops/oops.tsx';
import { OopsBoundary } from '../oops/oops-boundary.tsx';
import type { OpenedPage } from '../routes/navigation.ts';
import { SearchHost } from '../search/search-host.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { Progress } from './progress.tsx';

/** Another query of the same page does not render it again. */
export const Layout = memo(function Layout({ page }: { page: OpenedPage }) {
  const demo = siteConfig().demo && page.kind === 'page' && page.route.declaration.demo;
  return (
    <OopsBoundary>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header />
      {demo ? <DemoStrip /> : null}
      <main id="main" className={styles.main} tabIndex={-1}>
        <OopsBoundary>
          <Content page={page} />
        </OopsBoundary>
      </main>
      <Footer />
      <Progress />
      <ContactHost />
      <SearchHost />
      <RouteChange />
    </OopsBoundary>
  );
});

function Content({ page }: { page: OpenedPage }) {
  if (page.kind === 'unknown') return <Oops near={<NearestAddresses />} />;
  if (page.kind === 'failed') return <Oops errorId={page.errorId} />;
  const { area, pattern, params, declaration } = page.route;
  return (
    <AreaPage
      key={pattern}
      area={area}
      pattern={pattern}
      params={params}
      placeholder={declaration.placeholder}
      withoutScripts={declaration.withoutScripts}
      prerendered={page.prerendered}
    />
  );
}

/** A state that is set before the paint makes React run every effect first. */
function RouteChange() {
  const { pathname } = useLocation();
  const announcedFor = useRef(pathname);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (announcedFor.current === pathname) return;
    announcedFor.current = pathname;
    setAnnounced(document.title);
  }, [pathname]);

  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
