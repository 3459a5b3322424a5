import { createElement, type SVGProps } from 'react';

/** For `lucide-react/createLucideIcon`, whose settings and class names cost 1 kB in each area. */
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
