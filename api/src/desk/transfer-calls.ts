import { UserError } from '@agile-languages/shared/errors';
import type { Author } from '../audit/audit-repository.ts';
import { type RecordFilter, recordStates } from '../content/content-record.ts';
import { type Kind, kinds } from '../content/kinds.ts';
import { text } from '../http/schemas.ts';
import { roles } from '../staff/roles.ts';
import { exportContent } from '../transfer/export-content.ts';
import { importClasses } from '../transfer/import-classes.ts';
import { importContent } from '../transfer/import-content.ts';
import { importInvitations } from '../transfer/import-invitations.ts';
import type { ImportReport } from '../transfer/import-report.ts';
import { largestCsv } from '../transfer/read-csv.ts';
import { authorOf, type DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { fileIn } from './file-in.ts';
import { DeskRefusal } from './refusal.ts';

const optional = (properties: Record<string, object>) => ({ type: 'object', additionalProperties: false, properties });

/** Content as CSV files, out and in; classes and invitations from one. */
export function transferCalls(context: DeskContext): DeskCall[] {
  const { audit, clock, db } = context;

  const exporting = (kind: Kind): DeskCall => ({
    name: `${kind}: export`,
    method: 'GET',
    path: `/export/${kind}.csv`,
    roles,
    query: optional({ q: text(100), state: { enum: ['', ...recordStates] } }),
    async run(request, reply) {
      const { q, state } = request.query;
      const filter = { words: q?.trim(), state: (state || undefined) as RecordFilter['state'] };
      const { text: file, count } = await exportContent(db, clock, kind, filter);
      await audit.add({ ...authorOf(request), action: `${kind} exported`, subject: '', detail: `${count} records` });
      reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${kind}.csv"`);
      return file;
    },
  });

  const importing = (kind: string, allowed: DeskCall['roles'], run: Import): DeskCall => ({
    name: `${kind}: import`,
    method: 'POST',
    path: `/import/${kind}`,
    roles: allowed,
    query: optional({ dry: { enum: ['', '1'] } }),
    takesFile: true,
    bodyLimit: largestCsv,
    async run(request) {
      const isDry = request.query.dry === '1';
      const options = { author: authorOf(request), isDry };
      return run(fileIn(request, 'file'), options).catch((error) => {
        throw error instanceof UserError ? new DeskRefusal(400, error.message) : error;
      });
    },
  });

  return [
    ...kinds.flatMap((kind) => [
      exporting(kind),
      importing(kind, roles, (bytes, options) => importContent(context, kind, bytes, options)),
    ]),
    importing('classes', ['owner', 'trainer'], (bytes, options) => importClasses(context, bytes, options)),
    importing('invitations', ['owner', 'trainer'], (bytes, options) => importInvitations(context, bytes, options)),
  ];
}

type Import = (bytes: Buffer, options: { author: Author; isDry: boolean }) => Promise<ImportReport>;
