import { type ComponentType, createElement } from 'preact';

/** Replaces `react/jsx-runtime` in the embed build. */
export const jsx = (type: string | ComponentType, props: object, key?: string | number) =>
  createElement(type as string, key === undefined ? props : { ...props, key });

export { Fragment } from 'preact';
export { jsx as jsxs };
