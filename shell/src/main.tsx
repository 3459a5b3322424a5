import '@agile-languages/shared/ui/base.css';
import { configure, rememberPartner, session } from '@agile-languages/shared/platform';
import type { DocumentData } from '@agile-languages/shared/registry';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hydrateParts } from './area-host/hydrate-parts.ts';
import { LoadNotice } from './area-host/load-notice.tsx';
import { ModulesContext } from './area-host/modules-context.ts';
import { followTranslator, isTranslated } from './document/follow-translator.ts';
import { answerPresses } from './document/presses.ts';
import { reportError, reportFailure } from './document/report-failure.ts';
import { reportVitals } from './document/report-vitals.ts';
import { AreasContext } from './home/use-areas.ts';
import { createSite } from './site/create-site.ts';
import { Site } from './site/site.tsx';
import { Toasts } from './toasts/toasts.tsx';

function onCaughtError(cause: unknown) {
  console.error(cause);
  reportError('render', cause);
}

function start() {
  if (document.documentElement.dataset.copy !== undefined) return;
  const page: DocumentData = JSON.parse(document.getElementById('page')?.textContent ?? '');
  const root = document.getElementById('root');
  if (!root) return;
  followTranslator(root);
  configure(page.config);
  session.start();
  rememberPartner();
  const { navigation, store, areasOf } = createSite(page);
  const app = (
    <ModulesContext value={store}>
      <AreasContext value={areasOf}>
        <Site navigation={navigation} first={navigation.view} />
      </AreasContext>
      <LoadNotice store={store} />
      <Toasts />
    </ModulesContext>
  );
  const onRecoverableError = (cause: unknown) => {
    // React renders again what a translator or an extension has changed, and needs the code of all parts.
    store.hydrate();
    if (isTranslated) return;
    console.error(cause);
    const [[name, { release }] = ['shell', page.registry.shell], another] = Object.entries(page.registry.areas);
    if (another) reportFailure('hydration', 'shell', page.registry.shell.release);
    else reportFailure('hydration', name, release);
  };
  addEventListener('error', ({ error }) => reportError('error', error));
  addEventListener('unhandledrejection', ({ reason }) => reportError('error', reason));
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, app, { onRecoverableError, onCaughtError });
    else createRoot(root, { onCaughtError }).render(app);
  });
  answerPresses(store.isInteractive);
  reportVitals(page.registry);
  hydrateParts(page, (key) => store.hydrate(key));
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else setTimeout(start);
