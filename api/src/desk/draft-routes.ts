import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { createDeskContext } from './desk-context.ts';
import { createPreview } from './preview.ts';
import { expectMayPreview, expectPreviewed, previewBody } from './preview-answer.ts';
import { createPreviewKeys } from './preview-keys.ts';
import { notSignedIn } from './refusal.ts';

interface Asked {
  Params: Record<'key' | 'kind' | 'id' | 'call', string>;
  Body: { kv?: object };
}

/** What a page of the site calls while it previews a draft, on the origin of the site and for who has a key of the desk. */
export function draftRoutes(app: FastifyInstance, apiContext: ApiContext, deskOrigin: string): void {
  const answer = createPreview(apiContext);
  const keys = createPreviewKeys(createDeskContext(apiContext, deskOrigin));
  app.post<Asked>(
    '/drafts/:key/:kind/:id/calle/:call',
    { schema: { hide: true, body: previewBody } },
    async ({ params: { key, kind, id, call }, body: given }, reply) => {
      const person = await keys.personOf(key, { kind, id });
      if (!person) throw notSignedIn();
      expectMayPreview(kind, person.role);
      const previewed = expectPreviewed(await answer({ kind, id, call: `calle/${call}`, body: given }));
      reply.header('cache-control', 'no-store').code(previewed.status);
      return previewed.body;
    },
  );
}
