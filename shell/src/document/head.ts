import type { PageHead } from '@agile-languages/shared/contract';
import { escapeHtml, jsonOf } from '@agile-languages/shared/formats';
import type { SiteConfig } from '@agile-languages/shared/platform';
import { trusted } from './trusted-types.ts';

export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

export function headTags(head: PageHead, path: string, config: SiteConfig): HeadTag[] {
  const absolute = (address: string) => new URL(address, config.origin).href;
  const title = path === '/' ? `${config.brand} | ${head.title}` : `${head.title} | ${config.brand}`;
  const canonical = absolute(head.canonical ?? path);
  const tags: HeadTag[] = [
    { name: 'title', attributes: {}, text: title },
    meta('name', 'description', head.description),
    { name: 'link', attributes: { rel: 'canonical', href: canonical } },
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', canonical),
  ];
  const { brand, pictures } = config;
  const image = head.image ?? (pictures && { src: `${pictures}site.png`, alt: brand });
  if (image) tags.push(meta('property', 'og:image', absolute(image.src)), meta('property', 'og:image:alt', image.alt));
  if (head.noindex) tags.push(meta('name', 'robots', 'noindex'));
  for (const block of head.jsonLd ?? [])
    tags.push({
      name: 'script',
      attributes: { type: 'application/ld+json' },
      text: jsonOf({ '@context': 'https://schema.org', ...block }).replaceAll('<', '\\u003c'),
    });
  return tags;
}

const meta = (kind: 'name' | 'property', key: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { [kind]: key, content },
});

export function headHtml(tags: readonly HeadTag[]): string {
  return tags
    .map(({ name, attributes, text }) => {
      const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
      const open = `<${name} data-head${list.join('')}>`;
      if (text === undefined) return open;
      return `${open}${name === 'script' ? text : escapeHtml(text)}</${name}>`;
    })
    .join('');
}

/** What is equal stays: a new title has other effects. */
export function applyHead(tags: readonly HeadTag[]): void {
  const before = [...document.head.querySelectorAll('[data-head]')];
  const elements = tags.map(elementOf);
  const isSame = elements.length === before.length && elements.every((element, at) => before[at]?.isEqualNode(element));
  if (isSame) return;
  for (const element of before) element.remove();
  document.head.append(...elements);
}

/** JSON-LD is the text of a script, so it needs the policy for Trusted Types. */
function elementOf({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  element.setAttribute('data-head', '');
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = name === 'script' ? trusted().createScript(text) : text;
  return element;
}
