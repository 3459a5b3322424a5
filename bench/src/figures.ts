const sorted = (values: number[]) => values.toSorted((one, other) => one - other);

export const median = (values: number[]): number => sorted(values)[values.length >> 1] ?? Number.NaN;

export const p99 = (values: number[]): number => sorted(values)[Math.floor(values.length * 0.99)] ?? Number.NaN;
