import { paths } from '@agile-languages/shared/paths';

/** Links that lead, beside those of the specification, to every public page within two steps from any page. */
export const contentsGroups: readonly ContentsGroup[] = [
  {
    title: 'Learn',
    links: [
      { name: 'Upcoming classes', to: paths.classes },
      { name: 'Compare Languages', to: paths.languages },
      { name: 'Certification', to: paths.programme },
      { name: 'Samples', to: paths.samples },
      { name: 'Experts', to: paths.experts },
      { name: 'Simulation Platform', to: paths.simulation },
      { name: 'For startups', to: paths.startups },
    ],
  },
  {
    title: 'Help',
    links: [
      { name: 'Questions', to: paths.faq },
      { name: 'Guide and glossary', to: paths.guide },
      { name: 'Handbook', to: paths.handbook },
      { name: 'Terms', to: paths.terms },
      { name: 'Certificate registry', to: paths.certificateRegistry },
      { name: 'For your own site', to: paths.embed },
    ],
  },
];

/** The last row of the Languages menu. */
export const menuRow: readonly ContentsLink[] = [
  { name: 'Upcoming classes', to: paths.classes },
  { name: 'Compare', to: paths.languages },
  { name: 'Certification', to: paths.programme },
];

/** Fragment of the footer, which has the contents of the site. The search opens on a click of a link to it. */
export const contentsHref = '#contents';

interface ContentsGroup {
  title: string;
  links: readonly ContentsLink[];
}

interface ContentsLink {
  name: string;
  to: string;
}
