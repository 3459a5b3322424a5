import { createElement } from 'preact';

/** Replaces `lucide-react/createLucideIcon` in the embed build: the drawing as it is, without its settings. */
export default ({ node }: IconData) =>
  (props: object) =>
    createElement(
      'svg',
      { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', ...rounded, ...props },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );

const rounded = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}
