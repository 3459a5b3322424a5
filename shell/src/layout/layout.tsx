import { siteConfig } from '@agile-languages/shared/platform';
import { DemoStrip } from '@agile-languages/shared/ui';
import { memo } from 'react';
import { AreaPage } from '../area-host/area-page.tsx';
import { ContactHost } from '../contact/contact-host.tsx';
import { NearestAddresses } from '../oops/nearest-addresses.tsx';
import { Oops } from '../oops/oops.tsx';
import { OopsBoundary } from '../oops/oops-boundary.tsx';
import type { OpenedPage } from '../routes/navigation.ts';
import { SearchHost } from '../search/search-host.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { Progress } from './progress.tsx';
import { RouteChange } from './route-change.tsx';

/** A page with header, footer and what else surrounds it. Another query of the same page does not render it again. */
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
