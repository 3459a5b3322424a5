import type { TextRow } from '@agile-languages/shared/api';
import type { TextPlace } from '@agile-languages/shared/content';
import { escapeHtml } from '@agile-languages/shared/formats';
import { Type } from 'typebox';
import type { ApiContext } from '../context.ts';
import { chaptersOf } from '../documents/terms-chapters.ts';
import { answerRow, listAnswer, string, stringList } from '../http/answer.ts';
import { nameShown } from '../http/list-answers.ts';
import { listCall } from '../http/list-call.ts';
import { answerSchema, type TypedInstance } from '../http/schemas.ts';
import { isClaim } from '../resources/text/built-in.ts';
import { type ShownText, shownTerms, shownTexts } from '../resources/text/text.ts';

const places = ['home', 'accuracy', 'imprint', 'terms', 'footer'] as const satisfies TextPlace[];

type Answered = Omit<ShownText, 'isConfirmed'> & Pick<TextRow, 'chapters' | 'state'>;

const textRow = answerRow<TextRow, Answered>({
  id: string(({ id }) => id),
  figure: string(({ figure }) => figure || undefined),
  words: string(({ words }) => words || undefined),
  text: string(({ text }) => text || undefined),
  chapters: stringList(({ chapters }) => chapters),
  state: string(({ state }) => state),
});

const schema = {
  summary: 'Texts of a place of the site',
  description:
    'An extension beyond the ten calls. What the provider has confirmed, and else the text as it comes with the site; a claim that the provider has not confirmed has neither figure nor words, unless the site is a demonstration.',
  kv: { place: Type.Enum([...places]) },
  response: answerSchema({}, textRow.properties),
};

export function textList(app: TypedInstance, context: ApiContext): void {
  listCall(app, '/calle/GetTextList', schema, async ({ place }, request, reply) => {
    nameShown(request, reply, () => ['texts']);
    if (place === 'terms') return listAnswer(textRow, [await termsRow(context)]);
    const shown = await shownTexts(context.db, place);
    return listAnswer(
      textRow,
      shown.map((each) => answered(isHeldBack(each, context) ? { ...each, figure: '', words: '' } : each, context)),
    );
  });
}

/** A claim is shown once somebody has confirmed it; staff see it in previews. */
const isHeldBack = ({ id, isConfirmed }: ShownText, { demo, isPreview }: ApiContext): boolean =>
  !demo && !isPreview && !isConfirmed && isClaim(id);

function answered({ isConfirmed, ...shown }: ShownText, { brand, mail, isPreview }: ApiContext): Answered {
  const mark = isPreview && !isConfirmed && shown.words ? ' [not confirmed]' : '';
  const named = (value: string, name: (one: string) => string) =>
    value.replaceAll('{brand}', name(brand)).replaceAll('{email}', name(mail.contactTo));
  return { ...shown, words: named(shown.words, String) + mark, text: named(shown.text, escapeHtml) };
}

async function termsRow({ db, demo, brand, mail }: ApiContext): Promise<Answered> {
  const { text, isSample } = await shownTerms(db, demo);
  const chapters = chaptersOf(text, { brand, email: mail.contactTo }).chapters.map(({ id, title }) => `${id} ${title}`);
  const state = text === '' ? 'missing' : isSample ? 'sample' : undefined;
  return { id: 'terms', figure: '', words: '', text: '', chapters, ...(state && { state }) };
}
