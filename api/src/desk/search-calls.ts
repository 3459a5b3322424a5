import type { AnyResource } from '../core/resource.ts';
import { roles } from '../core/roles.ts';
import { text } from '../http/schemas.ts';
import { resources } from '../resources/all.ts';
import type { DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { type MailFault, mailFaultsOf } from './mail-faults.ts';

export interface Found {
  list: string;
  total: number;
  rows: (MailFault & { id: string; title: string; detail: string })[];
}

const few = { offset: 0, limit: 5 };

export function searchCalls({ clock, db }: DeskContext): DeskCall[] {
  async function inResource(resource: AnyResource, words: string): Promise<Found> {
    const now = clock().toISOString();
    const { rows, total } = await resource.page(db, now, { state: 'all', words }, few);
    const faults = await mailFaultsOf({ db }, resource, rows);
    const found = rows.map((record) => {
      const { id, title } = resource.row(record, now);
      return { id, title, detail: resource.about?.(record) ?? '', ...faults(record) };
    });
    return { list: resource.list, total, rows: found };
  }

  return [
    {
      name: 'search over everything',
      method: 'GET',
      path: '/search',
      roles,
      query: { type: 'object', additionalProperties: false, properties: { q: text(100) } },
      async run({ staff: { role }, query }) {
        const words = query.q?.trim() ?? '';
        if (words === '') return { lists: [] };
        const allowed = resources.filter((resource) => !resource.isUnsearched && resource.roles.includes(role));
        const found = await Promise.all(allowed.map((resource) => inResource(resource, words)));
        return { lists: found.filter(({ total }) => total > 0) };
      },
    },
  ];
}
