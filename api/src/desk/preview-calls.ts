import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { exactly, text } from '../http/schemas.ts';
import { type Role, roles } from '../staff/roles.ts';
import type { DeskCall } from './desk-call.ts';
import { createDeskContext, type DeskContext } from './desk-context.ts';
import { createPreview } from './preview.ts';
import { createPreviewKeys } from './preview-keys.ts';
import { DeskRefusal, notFound, notSignedIn } from './refusal.ts';

const body = { type: 'object', additionalProperties: false, properties: { kv: { type: 'object' } } };

/** What a page of the site calls while it previews a draft, and the key with which it does so on another origin. */
export function previewCalls(context: DeskContext): DeskCall[] {
  const answer = createPreview(context);
  const keys = createPreviewKeys(context);
  return [
    {
      name: 'preview of a draft in its page',
      method: 'POST',
      path: '/preview/:kind/:id/calle/:call',
      roles,
      body,
      async run({ params: { kind = '', id = '', call = '' }, body: given, staff }, reply): Promise<object> {
        expectAllowed(kind, staff.role);
        return answered(await answer({ kind, id, call: `calle/${call}`, body: given }), (status) => reply.code(status));
      },
    },
    {
      name: 'preview of a draft on the origin of the site: its key',
      method: 'POST',
      path: '/preview-keys',
      roles,
      body: exactly({ kind: text(20), id: text(64) }),
      async run({ body: { kind = '', id = '' }, staff, signInId }) {
        expectAllowed(kind, staff.role);
        return { key: await keys.keyFor({ kind, id }, signInId) };
      },
    },
  ];
}

interface Asked {
  Params: Record<'key' | 'kind' | 'id' | 'call', string>;
  Body: { kv?: object };
}

/** The same call on the origin of the site, for who has a key. */
export function draftRoutes(app: FastifyInstance, apiContext: ApiContext, deskOrigin: string): void {
  const context = createDeskContext(apiContext, deskOrigin);
  const answer = createPreview(apiContext);
  const keys = createPreviewKeys(context);
  app.post<Asked>(
    '/drafts/:key/:kind/:id/calle/:call',
    { schema: { hide: true, body } },
    async ({ params: { key, kind, id, call }, body: given }, reply) => {
      const person = await keys.personOf(key, { kind, id });
      if (!person) throw notSignedIn();
      expectAllowed(kind, person.role);
      reply.header('cache-control', 'no-store');
      return answered(await answer({ kind, id, call: `calle/${call}`, body: given }), (status) => reply.code(status));
    },
  );
}

function expectAllowed(kind: string, role: Role): void {
  if (kind === 'classes' && role === 'editor') throw new DeskRefusal(403, 'Your role does not include this.');
}

function answered(
  previewed: Awaited<ReturnType<ReturnType<typeof createPreview>>>,
  setStatus: (status: number) => void,
) {
  if (!previewed) throw notFound('This draft');
  if ('fault' in previewed) throw new DeskRefusal(409, previewed.fault);
  setStatus(previewed.status);
  return previewed.body;
}
