import { decoded } from '@agile-languages/shared/paths';
import { SiteRouter } from '@agile-languages/shared/router';
import { focusOn } from '@agile-languages/shared/ui';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FirstViewContext, ReturnContext } from '../area-host/use-data-source.ts';
import { useHydrationMark } from '../area-host/use-hydration-mark.ts';
import { Layout } from '../layout/layout.tsx';
import { LoadingContext } from '../layout/progress.tsx';
import type { Navigation, View } from '../routes/navigation.ts';

export function Site({ navigation, first }: { navigation: Navigation; first: View }) {
  const [view, setView] = useState(first);
  const shown = useRef(first);

  useLayoutEffect(() => {
    const follow = () => startTransition(() => setView(navigation.view));
    follow();
    return navigation.subscribe(follow);
  }, [navigation]);
  useLayoutEffect(() => {
    if (view !== shown.current) goTo(view, view.page !== shown.current.page);
    shown.current = view;
  }, [view]);
  useEffect(() => {
    const { hash } = first.location;
    // Browsers look for the whole fragment, and a part without code never comes into view.
    const part = hash.includes('=') && window.scrollY === 0 ? partOf(first.location) : null;
    part?.setAttribute('data-value', hash.replace(/^[^=]*=/, ''));
    part?.scrollIntoView();
  }, [first]);
  useEffect(() => navigation.restoreScroll(), [navigation]);
  useHydrationMark();

  return (
    <LoadingContext value={navigation}>
      <FirstViewContext value={view.page === first.page}>
        <ReturnContext value={returnOf(view, first)}>
          <SiteRouter location={view.location} navigator={navigation.navigator}>
            <Layout page={view.page} />
          </SiteRouter>
        </ReturnContext>
      </FirstViewContext>
    </LoadingContext>
  );
}

/** A document is prerendered without a query. */
function returnOf({ location, page, isReturn }: View, first: View) {
  if (!isReturn || page === first.page) return 'none';
  const isDocument = location.pathname === first.location.pathname && !location.search;
  return isDocument ? 'document' : 'other';
}

/**
 * Smoothly only within a page, and never back. Focus makes the browser lay out the page, so it comes after the fonts that
 * the inline script takes over with the title.
 */
function goTo({ location, scroll }: View, isNew: boolean): void {
  const place = typeof scroll === 'number';
  const behavior = place || isNew ? 'instant' : 'auto';
  const part = scroll === 'keep' || place ? null : partOf(location);
  if (part) part.scrollIntoView({ behavior });
  else if (place || scroll === 'top') window.scrollTo({ top: place ? scroll : 0, behavior });
  if (part || isNew)
    queueMicrotask(() => focusOn(part ?? document.querySelector<HTMLElement>('main h1, main:not(:has(h1))')));
}

/** Also when more follows its name, as in `#meter=…`. */
function partOf({ hash }: View['location']): HTMLElement | null {
  const name = decoded(hash.slice(1));
  return document.getElementById(name) ?? document.getElementById(name.replace(/=.*/, ''));
}
