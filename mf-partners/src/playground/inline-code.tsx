import { createElement, Fragment } from 'react';

/** A sentence whose words between backticks are code. */
export const InlineCode = ({ text }: { text: string }) =>
  createElement(
    Fragment,
    null,
    ...text.split('`').map((part, index) => (index % 2 === 1 ? createElement('code', null, part) : part)),
  );
