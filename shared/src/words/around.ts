import { createElement, Fragment, type ReactNode } from 'react';

/** A text with a node in the place of its `{}`. */
export function around(text: string, node: ReactNode): ReactNode {
  const [before, after] = text.split('{}');
  return createElement(Fragment, null, before, node, after);
}
