import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { longestSilence } from '../core/beside/run-beside.ts';

/** What people who are signed in have begun may take longer than a connection may be silent. */
export function outlastSilence({ raw: { socket } }: FastifyRequest): void {
  if (socket instanceof Socket) socket.setTimeout(longestSilence);
}
