import type { PageRequest } from '../repositories/page.ts';

const pageSize = 50;

/** Schema of the query of a list: its filters, and the number of the page. */
export const pageIn = (filters: Record<string, object>) => ({
  type: 'object',
  additionalProperties: false,
  properties: { ...filters, page: { type: 'string', pattern: '^[1-9]\\d{0,6}$' } },
});

export const pageOf = ({ page }: Record<string, string>): PageRequest => ({
  offset: (Number(page ?? 1) - 1) * pageSize,
  limit: pageSize,
});
