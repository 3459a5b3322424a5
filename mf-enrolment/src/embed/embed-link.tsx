import type { MouseEvent } from 'react';
import type { LinkAs } from '../class-parts/class-links.ts';

/** Draws links that work as links, and that the element follows itself where it can. */
export function embedLink(follow: (to: string) => boolean): LinkAs {
  return ({ to, children, ...rest }) => (
    <a
      {...rest}
      href={to}
      target="_blank"
      rel="noopener"
      onClick={(event: MouseEvent) => {
        if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        if (follow(to)) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
