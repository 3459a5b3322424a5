import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { FirstViewContext } from '../area-host/use-initial-data.ts';
import { repeatPressesSoon } from '../document/presses.ts';
import { Layout } from '../layout/layout.tsx';
import { LoadingContext } from '../layout/progress.tsx';
import { decode } from '../routes/decode.ts';
import type { Navigation, View } from '../routes/navigation.ts';

/** The site in the browser: what navigation leads to, scrolled to where it belongs. `first` is what the document shows. */
export function Site({ navigation, first }: { navigation: Navigation; first: View }) {
  const [view, setView] = useState(first);

  useLayoutEffect(() => {
    const update = () => startTransition(() => setView(navigation.view));
    update();
    return navigation.subscribe(update);
  }, [navigation]);
  useLayoutEffect(() => {
    if (view !== first) scrollTo(view);
  }, [view, first]);
  useEffect(() => navigation.restoreScroll(), [navigation]);
  useEffect(repeatPressesSoon, []);

  return (
    <LoadingContext value={navigation}>
      <FirstViewContext value={view === first}>
        <Router location={view.location} navigator={navigation.navigator}>
          <Layout page={view.page} />
        </Router>
      </FirstViewContext>
    </LoadingContext>
  );
}

function scrollTo({ location, scroll }: View): void {
  const target = document.getElementById(decode(location.hash.slice(1)));
  if (typeof scroll === 'number') window.scrollTo(0, scroll);
  else if (target) target.scrollIntoView();
  else if (scroll === 'top') window.scrollTo(0, 0);
}
