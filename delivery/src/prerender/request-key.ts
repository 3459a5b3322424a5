export const requestKey = (input: unknown, body: unknown): string => `${input} ${body}`;
