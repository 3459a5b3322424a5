const portion = 500;

/** Adds many rows, as many at a time as one statement takes. @param add is given the indexes of the next rows */
export async function inPortions(count: number, add: (indexes: number[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += portion)
    await add(Array.from({ length: Math.min(portion, count - from) }, (_, index) => from + index));
}
