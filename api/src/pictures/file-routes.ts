import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { type DocumentSource, documentRoutes } from '../documents/document-routes.ts';
import { sampleReport } from '../documents/sample-report.ts';
import { HttpError } from '../http/error-answers.ts';
import { isPaletteName } from './drawing.ts';
import { languageSymbol } from './language-symbol.ts';
import { type PartnerSign, partnerSymbol } from './partner-symbol.ts';
import { portrait } from './portrait.ts';
import { sampleCover } from './sample-cover.ts';

interface Files extends DocumentSource {
  db: Kysely<Database>;
  pictures: { read: (name: string) => Promise<Buffer | undefined> };
}

interface Named {
  Params: { name: string };
}

const drawnHeaders = {
  'cache-control': 'public, max-age=604800',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** @param partnerSigns by slug; a partner without one has its name alone */
export function fileRoutes(app: FastifyInstance, context: Files, partnerSigns: Record<string, PartnerSign>): void {
  const { db } = context;

  app.get<Named>('/marks/:name.svg', async ({ params: { name } }, reply) => {
    if (!isPaletteName(name)) throw new HttpError(404);
    return sendPicture(reply, languageSymbol(name));
  });

  app.get<Named>('/partners/:name.svg', async ({ params: { name } }, reply) => {
    const partner = await db.selectFrom('partners').select('name').where('slug', '=', name).executeTakeFirst();
    if (!partner) throw new HttpError(404);
    return sendPicture(reply, partnerSymbol(partner.name, partnerSigns[name]));
  });

  app.get<Named>('/users/:name.svg', async ({ params: { name } }, reply) => {
    const expert = await db.selectFrom('experts').select('fullname').where('id', '=', name).executeTakeFirst();
    if (!expert) throw new HttpError(404);
    return sendPicture(reply, portrait(name, expert.fullname));
  });

  app.get<Named>('/covers/:name.svg', async ({ params: { name } }, reply) => {
    const sample = await db
      .selectFrom('samples')
      .innerJoin('languages', 'languages.id', 'samples.languageId')
      .select(['samples.name', 'samples.card', 'languages.mark'])
      .where('samples.id', '=', name)
      .executeTakeFirst();
    if (!sample?.card || !isPaletteName(sample.mark)) throw new HttpError(404);
    return sendPicture(reply, sampleCover(sample.mark, sample.name, sample.card));
  });

  pictureRoutes(app, context);
  sampleReport(app);
  documentRoutes(app, context);
}

const sendPicture = (reply: FastifyReply, picture: string) =>
  reply.headers(drawnHeaders).type('image/svg+xml; charset=utf-8').send(picture);

const fileName = /^[\da-f]{32}-\d{2,4}\.(avif|webp)$/;

const storedHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

function pictureRoutes(app: FastifyInstance, { pictures }: Pick<Files, 'pictures'>): void {
  for (const path of ['/pictures', '/users'])
    app.get<Named>(`${path}/:name`, async ({ params: { name } }, reply) => {
      const [, format] = fileName.exec(name) ?? [];
      const bytes = format && (await pictures.read(name));
      if (!bytes) throw new HttpError(404);
      return reply.headers(storedHeaders).type(`image/${format}`).send(bytes);
    });
}
