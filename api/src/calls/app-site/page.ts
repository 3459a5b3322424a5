import type { FastifyReply } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { html, type Markup } from '../../html.ts';

interface Page {
  title: string;
  content: Markup;
  script?: string;
  hasForm?: boolean;
}

const headersOf = (formAction: string) => ({
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
});

export const sendPage = (reply: FastifyReply, context: Pick<ApiContext, 'brand' | 'demo'>, page: Page) =>
  reply
    .headers(headersOf(page.hasForm ? "'self'" : "'none'"))
    .type('text/html; charset=utf-8')
    .send(documentOf(context, page).text);

const documentOf = (
  { brand, demo }: Pick<ApiContext, 'brand' | 'demo'>,
  { title, content, script }: Page,
): Markup => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - ${brand}</title>
<link rel="icon" href="/files/marks/product.svg">
<link rel="stylesheet" href="/app/app.css">
${script ? html`<script type="module" src="${script}"></script>` : ''}
</head>
<body>
<header><p class="brand"><img src="/files/marks/product.svg" alt="" width="32" height="32">${brand}</p>
${demo ? html`<p class="demo">Demonstration data. People, companies and classes on this page are invented.</p>` : ''}</header>
<main>
${content}
</main>
</body>
</html>
`;
