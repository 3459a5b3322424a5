import { createElement, type SVGProps } from 'react';

/**
 * Replaces `lucide-react/createLucideIcon` in the builds of shell and areas: the drawing as it is. The library's own reads
 * page-wide settings and makes class names, which cost 1 kB in each area and nothing uses.
 */
export default ({ node }: IconData) =>
  (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', ...rounded, ...props },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );

const rounded = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

interface IconData {
  /** Each child with its `key`. */
  node: [tag: string, attributes: Record<string, string>][];
}
