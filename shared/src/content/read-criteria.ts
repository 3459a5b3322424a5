/** Parses the criteria of one Language: its categories in order, each with its topics. */
export function readCriteria(text: string): CriteriaGroup[] {
  return text
    .trim()
    .split('# ')
    .slice(1)
    .map((group) => {
      const [name = '', ...lines] = group.trim().split('\n');
      return { name, topics: lines.map(readCriterion) };
    });
}

function readCriterion(line: string): Criterion {
  const [, id, score, name = '', meaning = ''] = /^(\d+) (\d+) (.+) \| (.+)$/.exec(line) ?? [];
  return { id: Number(id), score: Number(score), name, meaning };
}

export interface CriteriaGroup {
  name: string;
  topics: readonly Criterion[];
}

export interface Criterion {
  /** Shared links contain it, so it never changes and is never used again. */
  id: number;
  name: string;
  /** Whole number, never shown; 100 per Language. */
  score: number;
  /** What it means that this topic is on. */
  meaning: string;
}
