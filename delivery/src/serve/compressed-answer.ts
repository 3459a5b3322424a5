import type { RouteShorthandOptions } from 'fastify';

/** Option of routes for files that may have no compressed copies yet: such a file is compressed for each response. */
export const compressedAnswer: RouteShorthandOptions = { compress: { encodings: ['br', 'gzip'], threshold: 0 } };
