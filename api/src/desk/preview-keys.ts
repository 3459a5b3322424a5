import { createHmac } from 'node:crypto';
import { staffById } from '../resources/staff/table.ts';
import { isSameSecret } from '../security/same-secret.ts';
import type { DeskContext } from './desk-context.ts';

const hour = 3_600_000;

interface Draft {
  kind: string;
  id: string;
}

/**
 * For another origin than the desk's, where its cookie does not come. A key is signed with the sign-in and good for an
 * hour, as long as the person is signed in.
 */
export function createPreviewKeys({ clock, db, staffSessions }: DeskContext) {
  const signatureOf = (tokenHash: string, { kind, id }: Draft, endsAt: string) =>
    createHmac('sha256', tokenHash)
      .update(JSON.stringify([kind, id, endsAt]))
      .digest('base64url');

  async function keyFor(draft: Draft, signInId: string): Promise<string> {
    const session = await staffSessions.byId(signInId);
    if (!session) throw new Error('This sign-in has ended.');
    const endsAt = (clock().getTime() + hour).toString(36);
    return [signInId, endsAt, signatureOf(session.tokenHash, draft, endsAt)].join('.');
  }

  async function personOf(key: string, draft: Draft) {
    const [signInId = '', endsAt = '', signature = ''] = key.split('.');
    if (!(Number.parseInt(endsAt, 36) > clock().getTime())) return undefined;
    const session = await staffSessions.byId(signInId);
    if (!session || !isSameSecret(signature, signatureOf(session.tokenHash, draft, endsAt))) return undefined;
    return staffById(db, session.staffId);
  }

  return { keyFor, personOf };
}
