/** Most that partners' pages load. A browser test loads each with all other files held back, and compares. */
export interface SizeSpec {
  /** A file, or the module of a view with the parts that it needs. */
  name: string;
  /** For partners, in Markdown. */
  description: string;
  /** In bytes, compressed with brotli. */
  limit: number;
}

/** What a page loads once, then what each view loads until visitors can use it. */
export const sizeSpecs: readonly SizeSpec[] = [
  { name: 'loader.js', description: '`loader.js`, once', limit: 2100 },
  { name: 'embed.css', description: '`embed.css`, once', limit: 600 },
  { name: 'skeleton.css', description: '`skeleton.css`, once', limit: 700 },
  { name: 'popup.js', description: '`popup.js`, once', limit: 1370 },
  { name: 'react.js', description: '`react.js`, once', limit: 410 },
  { name: 'assessment', description: '`<agile-assessment>`, the meter', limit: 20_500 },
  { name: 'assessment-needs', description: '`<agile-assessment view="needs">`', limit: 15_100 },
  { name: 'assessment-lab', description: '`<agile-assessment view="lab">`', limit: 26_960 },
  { name: 'enrolment', description: '`<agile-enrolment>`, the list', limit: 17_460 },
  { name: 'enrolment-class', description: '`<agile-enrolment class-id="…">`', limit: 16_350 },
];
