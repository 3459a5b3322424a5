import { exactly, text } from '../http/schemas.ts';
import { roles } from '../staff/roles.ts';
import type { DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { createPreview } from './preview.ts';
import { expectMayPreview, expectPreviewed, previewBody } from './preview-answer.ts';
import { createPreviewKeys } from './preview-keys.ts';

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
