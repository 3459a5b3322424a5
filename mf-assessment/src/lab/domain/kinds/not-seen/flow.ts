/** Written with figures.ts: what is most often really not there comes first. */
export const flowNotSeen: readonly number[] = [];
