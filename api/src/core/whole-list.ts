import { UserError } from '@agile-languages/shared/errors';

const mostRows = 100_000;

interface Page {
  offset: number;
  limit: number;
}

/** @throws {UserError} */
export async function wholeList<Row>(page: (page: Page) => Promise<{ rows: Row[] }>, most = mostRows): Promise<Row[]> {
  const { rows } = await page({ offset: 0, limit: most + 1 });
  if (rows.length <= most) return rows;
  throw new UserError(
    `The list has more than ${most.toLocaleString('en-GB')} rows. Narrow it with a search or a filter, and export each part.`,
  );
}
