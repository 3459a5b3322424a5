import { logFailure } from '@agile-languages/shared/errors';
import { type ReactNode, useEffect, useState } from 'react';
import { closestAt } from '../document/closest-at.ts';
import { contentsHref } from './contents.ts';
import { searchKey } from './search-key.ts';

/** The link to the contents leads there without scripts. */
export function SearchHost() {
  const [dialog, setDialog] = useState<ReactNode>();

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const open = () => {
      import(/* webpackChunkName: "search" */ './search-dialog.tsx').then(
        ({ SearchDialog }) => setDialog(<SearchDialog opening={Date.now()} />),
        (cause) => {
          logFailure('search', cause);
          location.hash = contentsHref;
        },
      );
    };
    const onClick = (event: MouseEvent) => {
      const link = closestAt(event.target, `a[href="${contentsHref}"]`);
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      link.focus();
      // The menu of a phone closes, and would take the focus along.
      link.closest<HTMLElement>(':popover-open')?.hidePopover();
      open();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (!isCtrlK(event) && !isSlash(event)) return;
      event.preventDefault();
      open();
    };
    addEventListener('click', onClick, { capture: true, signal });
    addEventListener('keydown', onKeyDown, { signal });
    return () => listening.abort();
  }, []);

  return dialog;
}

const isCtrlK = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

function isSlash({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isTyping = closestAt(target, 'input,textarea,select,[contenteditable]') !== null;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping && searchKey.isOn();
}
