import styles from './hit.module.css';

/** A text with the marker behind every place that the query hits. */
export function Hit({ text, query }: { text: string; query: string }) {
  return hits(text, query).map(({ at, part, hit }) =>
    hit ? (
      <mark key={at} className={styles.hit}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

function hits(text: string, query: string): { at: number; part: string; hit: boolean }[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return [{ at: 0, part: text, hit: false }];
  const parts: { at: number; part: string; hit: boolean }[] = [];
  let from = 0;
  for (let at = text.toLowerCase().indexOf(wanted); at >= 0; at = text.toLowerCase().indexOf(wanted, from)) {
    parts.push({ at: from, part: text.slice(from, at), hit: false });
    from = at + wanted.length;
    parts.push({ at, part: text.slice(at, from), hit: true });
  }
  return [...parts, { at: from, part: text.slice(from), hit: false }];
}
