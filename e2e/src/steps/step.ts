/** What became of one step of `npm test`. */
export interface StepResult {
  passed: number;
  failed: number;
  /** Said beside the time: `312 tests`. */
  summary: string;
  /** Facts worth reading even when all is well. */
  figures?: readonly string[];
  /** Everything the tools said; shown when something failed. */
  output: string;
}

export interface Step {
  name: string;
  work: () => Promise<StepResult>;
}
