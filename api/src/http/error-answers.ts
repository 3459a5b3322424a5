import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/failures.ts';
import { TooBusy } from '../security/password-queue.ts';

const sentences: Record<number, string> = {
  400: 'The request cannot be read.',
  401: 'The request is not signed with the right secret, or was signed more than five minutes ago.',
  404: 'There is nothing at this address.',
  405: 'This address does not answer this kind of request.',
  409: 'This signature was used already. Sign the call again, with the present time.',
  413: 'The request is too large.',
  415: 'The request has to be JSON.',
  500: 'Something went wrong on our side. Please try again later.',
  503: 'The service is not available at the moment. Please try again in a minute.',
};

export class HttpError extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, cause?: unknown) {
    super(sentences[statusCode] ?? 'The request was refused.', { cause });
    this.statusCode = statusCode;
  }
}

class TooManyRequests extends Error {
  readonly statusCode = 429;
  /** Milliseconds. */
  readonly wait: number;

  constructor(wait: number) {
    super(`Too many requests. Please wait ${waitInWords(wait)} and try again.`);
    this.wait = wait;
  }
}

export const tooManyRequests = (wait: number): Error => new TooManyRequests(wait);

/** The log has the same id and the cause. */
export function answerErrors(app: FastifyInstance): void {
  const methodsAt = rememberRoutes(app);

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, sentence } = noteError(error, request, reply);
    return sendError(request, reply, status, sentence);
  });

  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsAt(request.url);
    if (allowed.length === 0 || allowed.includes(request.method)) return sendError(request, reply, 404);
    reply.header('allow', allowed.join(', '));
    return sendError(request, reply, 405);
  });
}

/** The log has the cause, the answer when to come again. */
export function noteError(error: FastifyError, { log, raw }: FastifyRequest, reply: FastifyReply): ErrorAnswer {
  const hasLeft = raw.errored === error;
  const status = hasLeft ? 400 : statusOf(error);
  if (error instanceof TooBusy) log.warn({ cause: error.message }, 'refused: too busy');
  else if (status >= 500) log.error({ err: error }, 'failed');
  if (error instanceof TooManyRequests) reply.header('retry-after', String(Math.ceil(error.wait / 1000)));
  if (status === 503) reply.header('retry-after', '5');
  return { status, sentence: error.validation || error instanceof TooManyRequests ? error.message : undefined };
}

interface ErrorAnswer {
  status: number;
  /** Given where it says more than the status. */
  sentence: string | undefined;
}

export function sendError(request: FastifyRequest, reply: FastifyReply, status: number, sentence?: string) {
  const val = sentence ?? sentences[status] ?? sentences[400];
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ err: [{ val }], id: request.id });
}

function statusOf(error: FastifyError): number {
  if (error instanceof TooBusy || isUnavailable(error)) return 503;
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? status : status === 503 ? 503 : 500;
}

function rememberRoutes(app: FastifyInstance): (url: string) => string[] {
  const routes: { path: RegExp; method: string }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const path = new RegExp(`^${url.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`);
    for (const name of [method].flat()) if (name !== 'OPTIONS') routes.push({ path, method: name });
  });
  return (url) => {
    const [path = ''] = url.split('?', 1);
    const methods = routes.filter((route) => route.path.test(path)).map((route) => route.method);
    return [...new Set(methods)];
  };
}

export function waitInWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 60) return seconds === 1 ? 'one second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'one minute' : `${minutes} minutes`;
}
