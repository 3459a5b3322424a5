import { type TProperties, Type } from 'typebox';
import type { Page, PageRequest } from '../database/page.ts';

const pageSize = 50;

export const pageIn = <Filters extends TProperties>(filters: Filters) =>
  Type.Partial(
    Type.Object({ ...filters, page: Type.String({ pattern: '^[1-9]\\d{0,6}$' }) }, { additionalProperties: false }),
  );

export const pageOf = ({ page }: { page?: string }): PageRequest => ({
  offset: (Number(page ?? 1) - 1) * pageSize,
  limit: pageSize,
});

/** `page`: the last one, when the requested one is gone. */
export async function pageThere<Row>(
  read: (request: PageRequest) => Promise<Page<Row>>,
  request: PageRequest,
): Promise<Page<Row> & { page?: number }> {
  const found = await read(request);
  if (found.rows.length > 0 || found.total === 0) return found;
  const page = Math.ceil(found.total / request.limit);
  return { ...(await read(pageOf({ page: String(page) }))), page };
}
