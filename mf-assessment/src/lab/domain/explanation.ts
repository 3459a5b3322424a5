/** Why a rule or a comparison says what it says. */
export interface Explanation {
  /** What it looks for, in a sentence or two. */
  why: string;
  /** A text that passes. */
  pass: string;
  /** A text that fails. */
  fail: string;
}
