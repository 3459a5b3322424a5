import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../http/error-answers.ts';
import { isHostOf, isSameOrigin } from '../http/same-host.ts';
import { DeskRefusal } from './refusal.ts';

export const nothingHere = () => new DeskRefusal(404, 'There is nothing at this address.');

/** Another host has nothing, and only pages of this origin change something. */
export function checkOrigin(origin: string, refused: string) {
  return async ({ headers, host, log, method }: FastifyRequest) => {
    if (!isHostOf(origin, host)) {
      log.warn({ own: new URL(origin).host, asked: host.slice(0, 200) }, 'refused: another host than that of the desk');
      throw nothingHere();
    }
    if (method !== 'GET' && !isSameOrigin(origin, headers.origin)) throw new DeskRefusal(403, refused);
  };
}

export async function refuseNull({ params }: FastifyRequest): Promise<void> {
  const values = Object.values(params as Record<string, string>);
  if (values.some((value) => value.includes('\u0000'))) throw nothingHere();
}

export function refuseInWords(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request: FastifyRequest, reply: FastifyReply) => {
    if (!(error instanceof DeskRefusal)) throw error;
    if (Object.keys(error.detail).length === 0) return sendError(request, reply, error.statusCode, error.message);
    return reply
      .code(error.statusCode)
      .type('application/json; charset=utf-8')
      .send({ err: [{ val: error.message }], id: request.id, ...error.detail });
  });
}
