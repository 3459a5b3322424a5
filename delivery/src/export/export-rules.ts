/** What a server does with an exported folder, as `rules.json` says it. Paths are regular expressions. */
export interface ExportRules {
  schema: 1;
  /** Revision of the exported registry. */
  revision: number;
  /** Folder with the files, below that of the rules. */
  root: string;
  /** Requests that another server answers. Absent: none. */
  passOn?: PassOn;
  /** Headers of every response; those of the rules below come beside them, or in their place. */
  headers: Headers;
  /** Content types, by the end of the name. */
  types: Readonly<Record<string, string>>;
  /** A path that begins like `path` means the file at `to`. */
  again: { path: string; to: string };
  /**
   * Files that are served at their own path. The first rule that fits counts; a path below one of `fileFolders` is
   * nothing but a file. Where the client accepts it, the copy with `.br` or `.gz` is sent, if there is one.
   */
  files: readonly PathRule[];
  fileFolders: readonly string[];
  /** Every other path is that of a page: its document is `<path>/index.html`. The first rule that fits counts. */
  pages: readonly PageRule[];
  /** What is sent with 404: for a file a text, for a page a document. */
  missingFile: { headers: Headers; type: string; text: string };
  missingPage: { headers: Headers; file: string };
}

export type Headers = Readonly<Record<string, string>>;

export interface PathRule {
  path: string;
  headers: Headers;
}

export interface PageRule extends PathRule {
  /** Document for addresses that have none of their own. Absent: they are unknown. */
  fallback?: string;
}

export interface PassOn {
  /** Origin of the server. */
  to: string;
  /** Paths at and below which it answers. */
  paths: readonly string[];
  /** Parameters of a query with which it answers for pages as well. */
  parameters: readonly string[];
}
