import type { Role } from '../staff/roles.ts';
import type { PreviewAnswer } from './preview.ts';
import { DeskRefusal, notFound } from './refusal.ts';

/** Schema of what a page sends to a list call. */
export const previewBody = { type: 'object', additionalProperties: false, properties: { kv: { type: 'object' } } };

/** @throws {DeskRefusal} when drafts of this kind are not for this role. */
export function expectMayPreview(kind: string, role: Role): void {
  if (kind === 'classes' && role === 'editor') throw new DeskRefusal(403, 'Your role does not include this.');
}

/** @throws {DeskRefusal} when there is no such draft or it cannot be shown. */
export function expectPreviewed(previewed: PreviewAnswer): Exclude<PreviewAnswer, { fault: string } | undefined> {
  if (!previewed) throw notFound('This draft');
  if ('fault' in previewed) throw new DeskRefusal(409, previewed.fault);
  return previewed;
}
