import { roles } from '../staff/roles.ts';
import type { DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { createPreview } from './preview.ts';
import { DeskRefusal, notFound } from './refusal.ts';

/** What a page of the site calls while it previews a draft. */
export function previewCalls(context: DeskContext): DeskCall[] {
  const answer = createPreview(context);
  return [
    {
      name: 'preview of a draft in its page',
      method: 'POST',
      path: '/preview/:kind/:id/calle/:call',
      roles,
      body: { type: 'object', additionalProperties: false, properties: { kv: { type: 'object' } } },
      async run({ params: { kind = '', id = '', call = '' }, body, staff }, reply) {
        if (kind === 'classes' && staff.role === 'editor')
          throw new DeskRefusal(403, 'Your role does not include this.');
        const previewed = await answer({ kind, id, call: `calle/${call}`, body });
        if (!previewed) throw notFound('This draft');
        if ('fault' in previewed) throw new DeskRefusal(409, previewed.fault);
        reply.code(previewed.status);
        return previewed.body;
      },
    },
  ];
}
