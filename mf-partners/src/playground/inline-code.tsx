import { createElement, Fragment } from 'react';

/** A sentence in which text between backticks is code. */
export const InlineCode = ({ text }: { text: string }) =>
  createElement(
    Fragment,
    null,
    ...text.split('`').map((part, index) => (index % 2 === 1 ? createElement('code', null, part) : part)),
  );
