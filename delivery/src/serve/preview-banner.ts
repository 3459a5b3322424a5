import { escapeHtml } from '@agile-languages/shared/formats';
import type { SideRevision } from '../store/side-revisions.ts';

export const bannerStylePath = '/preview/banner.css';
export const previewEndPath = '/preview/end';

/** Above everything of the page, at the lower edge, in colours of its own. */
export const bannerStyle = `
.preview-banner {
  position: fixed; inset-inline: 0; inset-block-end: 0; z-index: 2147483647;
  display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center; justify-content: center;
  padding: 0.5rem 1rem; background: #5b1f8a; color: #fff; font: 1rem/1.4 system-ui, sans-serif;
}
.preview-banner p, .preview-banner form { margin: 0; }
.preview-banner button {
  min-block-size: 2.75rem; padding-inline: 1rem; border: 2px solid #fff; border-radius: 0.25rem;
  background: transparent; color: inherit; font: inherit; cursor: pointer;
}
.preview-banner button:focus-visible { outline: 3px solid #fff; outline-offset: 2px; }
`;

/** A document with the banner of a preview. It stands outside of what is hydrated. */
export function withBanner(html: string, { name, release, expires = '' }: SideRevision): string {
  const end = `${new Date(expires).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const banner =
    `<aside class="preview-banner" aria-label="Preview"><p>Preview of ${escapeHtml(name)} ${release}, until ${end}. Visitors do not see it.</p>` +
    `<form method="post" enctype="text/plain" action="${previewEndPath}"><button>Leave the preview</button></form></aside>`;
  return html
    .replace('</head>', () => `<link rel="stylesheet" href="${bannerStylePath}"></head>`)
    .replace(/<\/body>(?!.*<\/body>)/s, () => `${banner}</body>`);
}
