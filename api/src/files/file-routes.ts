import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ApiContext } from '../context.ts';
import { HttpError } from '../http/error-answers.ts';
import { documentRoutes } from './document-routes.ts';
import { languageSymbol } from './language-symbol.ts';
import { isPaletteName } from './palette.ts';
import { type PartnerSign, partnerSymbol } from './partner-symbol.ts';
import { pictureRoutes } from './picture-routes.ts';
import { portrait } from './portrait.ts';
import { sampleCover } from './sample-cover.ts';
import { sampleReport } from './sample-report.ts';

interface Named {
  Params: { name: string };
}

const headers = {
  'cache-control': 'public, max-age=604800',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * The file service: pictures drawn from data, the sample report and the documents.
 *
 * @param partnerSigns By the slug of a partner; a partner without one has its name alone.
 */
export function fileRoutes(app: FastifyInstance, context: ApiContext, partnerSigns: Record<string, PartnerSign>): void {
  const { content, experts, samples } = context;

  app.get<Named>('/marks/:name.svg', async ({ params: { name } }, reply) => {
    if (!isPaletteName(name)) throw new HttpError(404);
    return sendPicture(reply, languageSymbol(name));
  });

  app.get<Named>('/partners/:name.svg', async ({ params: { name } }, reply) => {
    const partner = await content.partnerName(name);
    if (partner === undefined) throw new HttpError(404);
    return sendPicture(reply, partnerSymbol(partner, partnerSigns[name]));
  });

  app.get<Named>('/users/:name.svg', async ({ params: { name } }, reply) => {
    const fullname = await experts.nameOf(name);
    if (fullname === undefined) throw new HttpError(404);
    return sendPicture(reply, portrait(name, fullname));
  });

  app.get<Named>('/covers/:name.svg', async ({ params: { name } }, reply) => {
    const { rows } = await samples.page({ id: name }, { offset: 0, limit: 1 });
    const [sample] = rows;
    if (!sample?.card || !isPaletteName(sample.mark)) throw new HttpError(404);
    return sendPicture(reply, sampleCover(sample.mark, sample.name, sample.card));
  });

  pictureRoutes(app, context);
  sampleReport(app);
  documentRoutes(app, context);
}

const sendPicture = (reply: FastifyReply, picture: string) =>
  reply.headers(headers).type('image/svg+xml; charset=utf-8').send(picture);
