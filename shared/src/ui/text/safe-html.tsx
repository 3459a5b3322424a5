import type { ReactNode } from 'react';
import { type HtmlNode, readHtml } from '../../html/read-html.ts';
import { classNames } from '../class-names.ts';
import styles from './safe-html.module.css';

/**
 * HTML from the API, rebuilt as elements from a short list: paragraphs, lists, links, strong, em, line breaks, h4 and
 * tables. Everything else loses its tags and keeps its text; scripts, styles and the like lose their text as well.
 * Nothing is ever handed to the browser as HTML, and server and browser give the same result.
 */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const nodes = readHtml(html);
  return nodes.length > 0 ? <div className={classNames(styles.prose, className)}>{nodes.map(toElement)}</div> : null;
}

function toElement(node: HtmlNode): ReactNode {
  if (typeof node === 'string') return node;
  const { tag: Tag, key } = node;
  if (Tag === 'br') return <br key={key} />;
  const children = node.children.map(toElement);
  return Tag === 'a' ? (
    <a key={key} href={node.href} rel="noopener">
      {children}
    </a>
  ) : (
    <Tag key={key}>{children}</Tag>
  );
}

interface SafeHtmlProps {
  html: string;
  className?: string;
}
