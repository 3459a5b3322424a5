import type { TopicRow } from '../courses/course.ts';

export interface FoundRow {
  category: string;
  topics: { name: string; third: readonly string[] }[];
}

/** Topics whose name or third level contains the query; all of a category whose name does. Categories without topics are left out. */
export function findTopics(rows: readonly TopicRow[], query: string): FoundRow[] {
  const searched = query.trim().toLowerCase();
  const has = (text: string) => text.toLowerCase().includes(searched);
  return rows
    .map(({ categTd, topic, thirdTopic }) => ({
      category: categTd,
      topics: topic
        .map((name) => ({ name, third: thirdTopic?.[name] ?? [] }))
        .filter(({ name, third }) => has(categTd) || has(name) || third.some(has)),
    }))
    .filter(({ topics }) => topics.length > 0);
}
