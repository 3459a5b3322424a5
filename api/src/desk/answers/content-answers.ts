import type { ContentData } from '../../content/kinds.ts';

/** `changed`: the site shows an earlier version. */
export type ContentState = 'draft' | 'published' | 'changed';

export interface ContentRow {
  id: string;
  title: string;
  version: number;
  state: ContentState;
  updatedAt: string;
  /** `''` for what was there before the desk. */
  updatedBy: string;
  deletedAt: string | null;
}

export interface ContentRecordAnswer {
  id: string;
  title: string;
  version: number;
  /** The version that the site shows; `null` when it shows none. */
  publishedVersion: number | null;
  updatedAt: string;
  updatedBy: string;
  deletedAt: string | null;
  data: ContentData;
}

export interface ContentVersionRow {
  version: number;
  at: string;
  email: string;
  action: string;
  data: ContentData;
}

/** What fields offer to choose from. */
export interface ContentChoices {
  languages: { id: string; name: string }[];
  experts: { id: string; name: string }[];
  topics: string[];
}
