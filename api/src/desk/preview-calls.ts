import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { type Role, roles } from '../core/roles.ts';
import { exactly, text } from '../http/schemas.ts';
import { resources } from '../resources/all.ts';
import type { DeskCall } from './desk-call.ts';
import { createDeskContext, type DeskContext } from './desk-context.ts';
import { refuseInWords } from './guards.ts';
import { createPreview, type PreviewAnswer } from './preview.ts';
import { createPreviewKeys } from './preview-keys.ts';
import { DeskRefusal, notFound, notSignedIn } from './refusal.ts';

export function previewCalls(context: DeskContext): DeskCall[] {
  const answer = createPreview(context);
  const keys = createPreviewKeys(context);
  return [
    {
      name: 'preview of a draft in its page',
      method: 'POST',
      path: '/preview/:kind/:id/calle/:call',
      roles,
      body: previewBody,
      async run({ params: { kind = '', id = '', call = '' }, body: given, staff }, reply): Promise<object> {
        expectMayPreview(kind, staff.role);
        const previewed = expectPreviewed(await answer({ kind, id, call: `calle/${call}`, body: given }));
        reply.code(previewed.status);
        return previewed.body;
      },
    },
    {
      name: 'preview of a draft on the origin of the site: its key',
      method: 'POST',
      path: '/preview-keys',
      roles,
      body: exactly({ kind: text(20), id: text(64) }),
      async run({ body: { kind = '', id = '' }, staff, signInId }) {
        expectMayPreview(kind, staff.role);
        return { key: await keys.keyFor({ kind, id }, signInId) };
      },
    },
  ];
}

const previewBody = { type: 'object', additionalProperties: false, properties: { kv: { type: 'object' } } };

function expectMayPreview(kind: string, role: Role): void {
  const resource = resources.find(({ list }) => list === kind);
  if (resource?.preview && !resource.roles.includes(role))
    throw new DeskRefusal(403, 'Your role does not include this.');
}

function expectPreviewed(previewed: PreviewAnswer): Exclude<PreviewAnswer, { fault: string } | undefined> {
  if (!previewed) throw notFound('This draft');
  if ('fault' in previewed) throw new DeskRefusal(409, previewed.fault);
  return previewed;
}

interface Asked {
  Params: Record<'key' | 'kind' | 'id' | 'call', string>;
  Body: { kv?: object };
}

/** For pages of the site, with a key of the desk. */
export function draftRoutes(app: FastifyInstance, apiContext: ApiContext, deskOrigin: string): void {
  const answer = createPreview(apiContext);
  const keys = createPreviewKeys(createDeskContext(apiContext, deskOrigin));
  void app.register(async (drafts) => {
    refuseInWords(drafts);
    drafts.post<Asked>(
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
  });
}
