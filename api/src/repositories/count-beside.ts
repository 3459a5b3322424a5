import type { Page, PageRequest } from './page.ts';

/** A row with the number of all rows that fit, which the database counts in the same pass. */
type Counted = { total: number | string };

/**
 * A page whose rows come with their total. Behind the last page there is no row that could have it, so the first one is
 * asked for.
 */
export async function countBeside<Row extends Counted>(
  request: PageRequest,
  read: (request: PageRequest) => Promise<Row[]>,
): Promise<Page<Row>> {
  const rows = await read(request);
  const [counted] = rows.length > 0 || request.offset === 0 ? rows : await read({ offset: 0, limit: 1 });
  return { rows, total: Number(counted?.total ?? 0) };
}
