/** The oldest that know `light-dark()` and nesting. */
export const browsers = ['chrome 123', 'edge 123', 'firefox 128', 'safari 17.5', 'ios_saf 17.5'];
