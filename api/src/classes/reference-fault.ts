import type { ApiContext } from '../context.ts';

/** Which Language or expert of a class does not exist, in a sentence. */
export async function referenceFault(
  { content, experts }: Pick<ApiContext, 'content' | 'experts'>,
  { languageId, trainerId }: { languageId?: string; trainerId?: string | null },
): Promise<string | undefined> {
  if (languageId && !(await content.languageName(languageId))) return `There is no Language ${languageId}.`;
  if (trainerId && !(await experts.nameOf(trainerId))) return `There is no expert ${trainerId}.`;
  return undefined;
}
