import '@agile-languages/shared/ui/base.css';
import { configure, session } from '@agile-languages/shared/platform';
import type { DocumentData } from '@agile-languages/shared/registry';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { LoadNotice } from './area-host/load-notice.tsx';
import { ModulesContext } from './area-host/modules-context.ts';
import { answerPresses } from './document/presses.ts';
import { createSite } from './site/create-site.ts';
import { Site } from './site/site.tsx';
import { Toasts } from './toasts/toasts.tsx';

function start() {
  const page: DocumentData = JSON.parse(document.getElementById('page')?.textContent ?? '');
  const root = document.getElementById('root');
  if (!root) throw new Error('No #root in the document.');
  configure(page.config);
  session.start();
  const { navigation, store } = createSite(page);
  const app = (
    <ModulesContext value={store}>
      <Site navigation={navigation} first={navigation.view} />
      <LoadNotice store={store} />
      <Toasts />
    </ModulesContext>
  );
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, app, { onRecoverableError: console.error });
    else createRoot(root).render(app);
  });
  answerPresses();
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else setTimeout(start);
