import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { HttpError } from '../http/error-answers.ts';

interface Named {
  Params: { name: string };
}

const fileName = /^[\da-f]{32}-\d{2,4}\.(avif|webp)$/;

/** A name has the hash of the picture, so that browsers may keep it for good. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** Pictures that staff have brought in. The calls name photographs below `/users`, as the specification has it. */
export function pictureRoutes(app: FastifyInstance, { pictures }: Pick<ApiContext, 'pictures'>): void {
  for (const path of ['/pictures', '/users'])
    app.get<Named>(`${path}/:name`, async ({ params: { name } }, reply) => {
      const [, format] = fileName.exec(name) ?? [];
      const bytes = format && (await pictures.read(name));
      if (!bytes) throw new HttpError(404);
      return reply.headers(headers).type(`image/${format}`).send(bytes);
    });
}
