import { callPaths, type FaqRow, type PartnerRow } from '@agile-languages/shared/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { ApiContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { listAnswer } from '../http/answer.ts';
import { answerRow, string } from '../http/answer-row.ts';
import { compressedList } from '../http/compressed-lists.ts';
import { answerSchema, emptyBody } from '../http/schemas.ts';
import { nameShown } from '../http/surrogate-keys.ts';
import { mainFileOf } from '../pictures/picture-sizes.ts';

const faqRow = answerRow<FaqRow, Database['faqItems']>({
  question: string(({ question }) => question),
  answer: string(({ answer }) => answer),
  group: string(({ topic }) => topic),
});

const partnerRow = answerRow<PartnerRow, Selectable<Database['partners']>>({
  imgUrl: string(({ logo, slug }) =>
    logo ? `/files/pictures/${mainFileOf('logo', logo)}` : `/files/partners/${slug}.svg`,
  ),
  partnerName: string(({ name }) => name),
  partnerUrl: string(({ link }) => link || undefined),
});

/** The two lists that take no arguments: `{}` or no body at all. */
export function contentLists(app: FastifyInstance, { content }: ApiContext): void {
  const route = (summary: string, properties: Record<string, object>) => ({
    ...compressedList,
    preValidation: takeNoBodyAsEmpty,
    schema: { summary, body: emptyBody, response: answerSchema({}, properties) },
  });

  app.post(
    `/${callPaths.getFaqList}`,
    route('Questions with their answers', faqRow.properties),
    async (request, reply) => {
      nameShown(request, reply, () => ['faqItems']);
      return listAnswer(faqRow, await content.faqItems());
    },
  );

  app.post(`/${callPaths.getPartnerList}`, route('Partners', partnerRow.properties), async (request, reply) => {
    nameShown(request, reply, () => ['partners']);
    return listAnswer(partnerRow, await content.partners());
  });
}

async function takeNoBodyAsEmpty(request: FastifyRequest): Promise<void> {
  request.body ??= {};
}
