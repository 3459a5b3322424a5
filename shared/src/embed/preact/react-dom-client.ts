import { type ComponentChild, render } from 'preact';

/** Replaces `react-dom/client` in the embed build. */
export const createRoot = (container: Element) => ({
  render: (child: ComponentChild) => render(child, container),
  unmount: () => render(null, container),
});
