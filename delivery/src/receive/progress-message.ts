/** What a site sends, a line each, while it releases an artefact. The last one is `done`, `refused` or `failed`. */
export type ProgressMessage =
  | { kind: 'line'; text: string }
  | { kind: 'done' }
  | { kind: 'refused'; sentence: string; details?: string }
  | { kind: 'failed'; id: string };
