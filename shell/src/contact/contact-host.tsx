import { paths } from '@agile-languages/shared/paths';
import { type ReactNode, useEffect, useState } from 'react';

/**
 * The one contact dialog of the site. It opens
 *
 * - at a click on a link to `/#contact` or `#contact`, wherever it is. Areas write `<a href={paths.contact}>`: until
 *   scripts run it leads to the form on the home page. Closing the dialog brings the focus back to the link;
 * - when the address of any page but the home page, which has that form, comes to end in `#contact`.
 *
 * The dialog is in one chunk with the form of the home page, because both need the same libraries.
 */
export function ContactHost() {
  const [dialog, setDialog] = useState<ReactNode>();

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const open = () => {
      import(/* webpackChunkName: "contact" */ './contact-dialog.tsx').then(
        ({ ContactDialog }) => setDialog(<ContactDialog opening={Date.now()} />),
        (cause) => {
          console.error('contact', cause);
          location.assign(paths.contact);
        },
      );
    };
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      const link =
        target instanceof Element && target.closest<HTMLAnchorElement>(`a[href="${paths.contact}"],a[href="#contact"]`);
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      link.focus();
      open();
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
