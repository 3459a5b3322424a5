import type { FieldData } from '../core/fields.ts';
import experts from '../demo/experts.json' with { type: 'json' };
import faq from '../demo/faq.json' with { type: 'json' };
import partners from '../demo/partners.json' with { type: 'json' };
import sampleCards from '../demo/sample-cards.json' with { type: 'json' };
import samples from '../demo/samples.json' with { type: 'json' };

export interface Example {
  list: string;
  id: string;
  data: FieldData;
}

/** Its companies are invented and say so. */
export const examples = (languageIds: ReadonlyMap<string, string>): Example[] => [
  ...faq.map(({ group, question, answer }, index): Example => {
    return { list: 'questions', id: `faq-${index + 1}`, data: { question, topic: group, answer } };
  }),
  ...experts.map(({ id, userImage: _, languages, ...data }): Example => {
    const known = languages.flatMap((name) => languageIds.get(name) ?? []);
    return { list: 'experts', id, data: { ...data, photo: '', photoText: '', languages: known } };
  }),
  ...samples.map(({ id, className, langId, fkUserId, classDescription, fkProjectId }): Example => {
    const data = { languageId: langId, expertId: fkUserId, description: classDescription, projectId: fkProjectId };
    const card = (cards[id] ?? []).join('\n');
    return { list: 'samples', id, data: { name: className, ...data, enrolmentDate: '', card } };
  }),
  ...partners.map(({ slug, name }): Example => ({ list: 'partners', id: slug, data: { name, logo: '', link: '' } })),
];

const cards: Record<string, string[]> = sampleCards;
