import { createElement } from 'preact';

/** For `lucide-react/createLucideIcon` in the embed build, without its settings. */
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
