import { text } from '../http/schemas.ts';
import { exportList, type ListName, listNames, lists } from '../transfer/lists.ts';
import { authorOf, type DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';

const roles = ['owner', 'trainer'] as const;

/** State of each list when nobody has chosen one. */
const usualStates: Partial<Record<ListName, string>> = { classes: 'current', invitations: 'waiting', messages: 'new' };

/** Lists about people and classes as CSV files, with the filters of the list. Each export is in the audit log. */
export const exportCalls = (context: DeskContext): DeskCall[] => listNames.map((name) => exportCall(context, name));

function exportCall(context: DeskContext, name: ListName): DeskCall {
  const properties = { q: text(100), state: { enum: ['', ...lists[name].states] }, language: text(20) };
  return {
    name: `${name}: export the list`,
    method: 'GET',
    path: `/export/${name}.csv`,
    roles,
    query: { type: 'object', additionalProperties: false, properties },
    async run(request, reply) {
      const { q, state, language } = request.query;
      const { text: file, count } = await exportList(context, name, {
        words: q?.trim(),
        state: state || usualStates[name],
        languageId: language || undefined,
      });
      const entry = { ...authorOf(request), action: `${name} exported`, subject: '', detail: `${count} rows` };
      await context.audit.add(entry);
      reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}.csv"`);
      return file;
    },
  };
}
