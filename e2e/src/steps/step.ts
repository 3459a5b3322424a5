/** What became of one step of `npm test`. */
export interface StepResult {
  passed: number;
  failed: number;
  /** Said beside the time: `312 tests`. */
  summary: string;
  /** Measured facts, for whoever wants all details. */
  figures?: readonly string[];
  /** Everything that the tools printed; shown when something failed, or when all details are wanted. */
  output: string;
}

export interface Step {
  name: string;
  work: () => Promise<StepResult>;
}
