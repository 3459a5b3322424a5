import type { EmbedOptions } from '@agile-languages/shared/embed';
import type { MouseEvent, RefObject } from 'react';
import type { ClassLink, ClassTarget } from '../links/class-links.ts';
import { embedAddress } from './embed-address.ts';

/** Makes links that work as links, and that the element follows itself where it can. */
export function embedLink(element: RefObject<LinkOwner>): ClassLink {
  return ({ to, children, ...rest }) => (
    <a
      {...rest}
      href={embedAddress(to, element.current.options)}
      target="_blank"
      rel="noopener"
      onClick={(event: MouseEvent) => {
        if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        if (element.current.follow(to)) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}

interface LinkOwner {
  options: EmbedOptions;
  /** Follows a link inside the element. @returns `false` when the browser is to follow it */
  follow: (target: ClassTarget) => boolean;
}
