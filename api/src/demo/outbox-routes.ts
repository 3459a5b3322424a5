import type { FastifyInstance } from 'fastify';
import { sendPage } from '../calls/app-site/page.ts';
import type { ApiContext } from '../context.ts';
import { html } from '../html.ts';
import { HttpError } from '../http/error-answers.ts';
import type { Mail } from '../mail/mail-repository.ts';

const maxMails = 50;
const popups = 'allow-popups allow-popups-to-escape-sandbox';
const mailHeaders = {
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox ${popups}`,
};

export function outboxRoutes(app: FastifyInstance, context: ApiContext): void {
  const { mails } = context;
  const hidden = { schema: { hide: true } };

  app.get('/outbox', hidden, async (_request, reply) => {
    const newest = await mails.newest(maxMails);
    return sendPage(reply, context, { title: 'Outbox', content: outbox(newest) });
  });

  app.get<{ Params: { id: string } }>('/outbox/:id', hidden, async ({ params }, reply) => {
    const mail = await mails.byId(params.id);
    if (!mail?.html) throw new HttpError(404);
    return reply
      .headers(mailHeaders)
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mail</title><base target="_blank">${mail.html}`,
      );
  });
}

const outbox = (mails: Mail[]) => html`<h1>Outbox</h1>
<p>Mails that this demonstration has written, newest first. Nothing was sent.</p>
${mails.length === 0 ? html`<p>There is no mail yet.</p>` : mails.map(mailCard)}`;

const mailCard = (mail: Mail) => html`<article class="card">
<h2>${mail.subject}</h2>
<dl><dt>To</dt><dd>${mail.recipient}</dd><dt>From</dt><dd>${mail.sender}</dd><dt>Written</dt><dd><time datetime="${mail.createdAt}">${mail.createdAt.slice(0, 16).replace('T', ' ')} UTC</time></dd></dl>
<pre>${mail.text}</pre>
${
  mail.html
    ? html`<details><summary>HTML view</summary>
<iframe title="HTML view of ${mail.subject}" src="/outbox/${mail.id}" sandbox="${popups}" loading="lazy"></iframe>
</details>`
    : ''
}
</article>
`;
