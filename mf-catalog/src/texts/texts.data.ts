import type { ApiClient, ReadOptions, TextRow } from '@agile-languages/shared/api';
import type { SiteText, TextPlace } from '@agile-languages/shared/content';

export type Texts = Readonly<Record<string, Omit<TextRow, 'id'>>>;

/** @param builtIn of a provider, or a shell, without the call */
export async function loadTexts(
  api: ApiClient,
  place: TextPlace,
  builtIn: readonly SiteText[],
  options?: ReadOptions,
): Promise<Texts> {
  try {
    return byId((await api.getTextList({ place }, options)).rows);
  } catch (cause) {
    if (cause instanceof TypeError || (cause as { status?: number }).status === 404) return byId(builtIn);
    throw cause;
  }
}

const byId = (rows: readonly (TextRow | SiteText)[]): Texts => Object.fromEntries(rows.map((row) => [row.id, row]));
