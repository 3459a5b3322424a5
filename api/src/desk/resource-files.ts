import { UserError } from '@agile-languages/shared/errors';
import { Type } from 'typebox';
import { csv } from '../core/csv.ts';
import { importRecords } from '../core/imports.ts';
import { largestCsv } from '../core/read-csv.ts';
import type { Imports, ListFilter, Resource } from '../core/resource.ts';
import { exactly, text } from '../http/schemas.ts';
import { authorOf, type DeskCall, deskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { fileIn } from './file-in.ts';
import { DeskRefusal } from './refusal.ts';

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

const exported = { offset: 0, limit: 100_000 };

export function exportCall<Kept>(
  { audit, clock, db }: DeskContext,
  resource: Resource<Kept>,
  sheet: NonNullable<Resource<Kept>['sheet']>,
): DeskCall {
  const { list, roles } = resource;
  return deskCall({
    name: `${list}: export`,
    method: 'GET',
    path: `/export/${list}.csv`,
    roles,
    query: Type.Partial(exactly(filtersOf(resource))),
    async run(request, reply) {
      const now = clock().toISOString();
      const { rows } = await resource.page(db, now, filterIn(resource, request.query), exported);
      const detail = `${rows.length} rows`;
      await audit.add({ ...authorOf(request), action: `${list} exported`, subject: '', detail });
      reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${list}.csv"`);
      return csv(await sheet(db, rows, now));
    },
  });
}

export const importCall = <Kept>(context: DeskContext, resource: Resource<Kept>, imports: Imports<Kept>): DeskCall =>
  deskCall({
    name: `${resource.list}: import`,
    method: 'POST',
    path: `/import/${resource.list}`,
    roles: resource.roles,
    query: dry,
    takesFile: true,
    bodyLimit: largestCsv,
    async run(request) {
      const options = { author: authorOf(request), isDry: request.query.dry === '1' };
      return importRecords(context, resource, imports, fileIn(request, 'file'), options).catch(refuseFile);
    },
  });

function refuseFile(error: unknown): never {
  throw error instanceof UserError ? new DeskRefusal(400, error.message) : error;
}
