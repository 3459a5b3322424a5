import { paths } from '@agile-languages/shared/paths';
import { type ReactNode, useEffect, useState } from 'react';
import { closestAt } from '../document/closest-at.ts';

/**
 * Opens at any link to `/#contact` or `#contact`, and at such an address, except on the home page, whose form shares
 * its chunk. `data-message` of a link: what the message begins with.
 */
export function ContactHost() {
  const [dialog, setDialog] = useState<ReactNode>();

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const open = (message?: string) => {
      import(/* webpackChunkName: "contact" */ './contact-dialog.tsx').then(
        ({ ContactDialog }) => setDialog(<ContactDialog opening={Date.now()} message={message} />),
        (cause) => {
          console.error('contact', cause);
          location.assign(paths.contact);
        },
      );
    };
    const onClick = (event: MouseEvent) => {
      const link = closestAt(event.target, `a[href="${paths.contact}"],a[href="#contact"]`);
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      link.focus();
      open(link.dataset.message);
    };
    const onHash = () => {
      if (location.hash === '#contact' && location.pathname !== paths.home) open();
    };
    addEventListener('click', onClick, { capture: true, signal });
    addEventListener('hashchange', onHash, { signal });
    onHash();
    return () => listening.abort();
  }, []);

  return dialog;
}
