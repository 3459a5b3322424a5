import { Type } from 'typebox';
import { ofStaff } from '../core/beside/run-beside.ts';
import { largestCsv } from '../core/import-limits.ts';
import { jobSettingsOf } from '../core/job-context.ts';
import type { ListFilter, Resource } from '../core/resource.ts';
import { exactly, text } from '../http/schemas.ts';
import { authorOf, type DeskCall, deskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { fileIn } from './file-in.ts';
import { longJob } from './long-job.ts';
import { accepted } from './refusal.ts';

/** `?dry=1`: the import is taken back. */
export const dry = Type.Partial(exactly({ dry: Type.Enum(['', '1']) }));

export const filtersOf = <Kept>({ filters, states }: Resource<Kept>) => ({
  ...filters,
  q: text(100),
  state: Type.Enum(['', ...states]),
});

export const filterIn = <Kept>(
  { usualState }: Resource<Kept>,
  { q = '', state, ...filters }: Partial<Record<string, string>>,
): ListFilter => ({ ...filters, words: q.trim(), state: state || usualState });

export function exportCall<Kept>(context: DeskContext, resource: Resource<Kept>): DeskCall {
  const { list, roles } = resource;
  return deskCall({
    name: `${list}: export`,
    method: 'GET',
    path: `/export/${list}.csv`,
    roles,
    query: Type.Partial(exactly({ ...filtersOf(resource), part: Type.String({ pattern: '^[1-9]\\d?$' }) })),
    async run(request, reply) {
      const { part: number, ...query } = request.query;
      const filter = filterIn(resource, query);
      const part = number === undefined ? undefined : Number(number);
      const [settings, author] = [jobSettingsOf(context), authorOf(request)];
      const { text: file } = accepted(
        await longJob('exportList', { settings, list, filter, author, part }, ofStaff(author)),
      );
      const name = part === undefined ? list : `${list}-${part}`;
      reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}.csv"`);
      return file;
    },
  });
}

export const importCall = <Kept>(context: DeskContext, { list, roles }: Resource<Kept>): DeskCall =>
  deskCall({
    name: `${list}: import`,
    method: 'POST',
    path: `/import/${list}`,
    roles,
    query: dry,
    takesFile: true,
    bodyLimit: largestCsv,
    async run(request) {
      const author = authorOf(request);
      const isDry = request.query.dry === '1';
      const bytes = fileIn(request, 'file');
      const report = accepted(
        await longJob('importFile', { settings: jobSettingsOf(context), list, bytes, author, isDry }, ofStaff(author)),
      );
      if (report.isDone) context.recentLists.forget();
      return report;
    },
  });
