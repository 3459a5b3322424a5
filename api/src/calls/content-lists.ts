import { callPaths, type FaqRow, type PartnerRow } from '@agile-languages/shared/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { listAnswer } from '../http/answer.ts';
import { compressedList } from '../http/compressed-lists.ts';
import { answerSchema, emptyBody, strings } from '../http/schemas.ts';

/** The two lists that take no arguments: `{}` or no body at all. */
export function contentLists(app: FastifyInstance, { content }: ApiContext): void {
  const route = (summary: string, ...columns: string[]) => ({
    ...compressedList,
    preValidation: takeNoBodyAsEmpty,
    schema: { summary, body: emptyBody, response: answerSchema({}, strings(...columns)) },
  });

  app.post(
    `/${callPaths.getFaqList}`,
    route('Questions with their answers', 'question', 'answer', 'group'),
    async () => {
      const items = await content.faqItems();
      return listAnswer(items.map(({ question, answer, topic }): FaqRow => ({ question, answer, group: topic })));
    },
  );

  app.post(`/${callPaths.getPartnerList}`, route('Partners', 'imgUrl', 'partnerName'), async () => {
    const partners = await content.partners();
    return listAnswer(
      partners.map(({ slug, name }): PartnerRow => ({ imgUrl: `/files/partners/${slug}.svg`, partnerName: name })),
    );
  });
}

async function takeNoBodyAsEmpty(request: FastifyRequest): Promise<void> {
  request.body ??= {};
}
