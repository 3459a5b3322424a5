/** On partners' pages nothing is kept beside the answers. */
export const useReportEvidence = () => ({ choice: null, fact: null, list: null });
