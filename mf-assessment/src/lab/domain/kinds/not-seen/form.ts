/** Written with figures.ts: what is most often really not there comes first. */
export const formNotSeen: readonly number[] = [100, 90, 94, 88, 103, 101, 102, 93, 99];
