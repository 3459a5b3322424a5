import { callPaths, type FaqRow, type PartnerRow } from '@agile-languages/shared/api';
import type { Selectable } from 'kysely';
import type { ApiContext } from '../context.ts';
import { publicFieldsOf } from '../core/public-fields.ts';
import type { FaqItemsTable, PartnersTable } from '../database/tables/site-tables.ts';
import { answerRow, listAnswer, string } from '../http/answer.ts';
import { nameShown } from '../http/list-answers.ts';
import { listCall } from '../http/list-call.ts';
import { answerSchema, type TypedInstance } from '../http/schemas.ts';
import { mainFileOf } from '../pictures/picture-sizes.ts';
import { partnerFields } from '../resources/partner/fields.ts';
import { shownPartners } from '../resources/partner/partner.ts';
import { questionFields } from '../resources/question/fields.ts';
import { shownQuestions } from '../resources/question/question.ts';

const faqRow = answerRow<FaqRow, Selectable<FaqItemsTable>>(publicFieldsOf<FaqRow>()(questionFields));

const partnerRow = answerRow<PartnerRow, Selectable<PartnersTable>>({
  ...publicFieldsOf<PartnerRow>()(partnerFields),
  imgUrl: string(({ logo, slug }) =>
    logo ? `/files/pictures/${mainFileOf('logo', logo)}` : `/files/partners/${slug}.svg`,
  ),
  partnerUrl: string(({ link }) => link || undefined),
});

export function contentLists(app: TypedInstance, { db }: ApiContext): void {
  const faqSchema = { summary: 'Questions with their answers', response: answerSchema({}, faqRow.properties) };
  listCall(app, `/${callPaths.getFaqList}`, faqSchema, async (_, request, reply) => {
    nameShown(request, reply, () => ['faqItems']);
    return listAnswer(faqRow, await shownQuestions(db));
  });

  const partnerSchema = { summary: 'Partners', response: answerSchema({}, partnerRow.properties) };
  listCall(app, `/${callPaths.getPartnerList}`, partnerSchema, async (_, request, reply) => {
    nameShown(request, reply, () => ['partners']);
    return listAnswer(partnerRow, await shownPartners(db));
  });
}
