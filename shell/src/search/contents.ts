import { paths } from '@agile-languages/shared/paths';

const names = {
  classes: 'Upcoming classes',
  languages: 'Compare Languages',
  programme: 'Certification',
  lab: 'Card Lab',
  samples: 'Samples',
  experts: 'Experts',
  simulation: 'Simulation Platform',
  startups: 'For startups',
  faq: 'Questions',
  guide: 'Guide and glossary',
  handbook: 'Handbook',
  terms: 'Terms',
  certificateRegistry: 'Certificate registry',
  embed: 'For your own site',
};

const linksTo = (...pages: (keyof typeof names)[]) => pages.map((page) => ({ name: names[page], to: paths[page] }));

/** Links that lead, beside those of the specification, to every public page within two steps from any page. */
export const contentsGroups = [
  {
    title: 'Learn',
    links: linksTo('classes', 'languages', 'programme', 'lab', 'samples', 'experts', 'simulation', 'startups'),
  },
  { title: 'Help', links: linksTo('faq', 'guide', 'handbook', 'terms', 'certificateRegistry', 'embed') },
];

/** The last row of the Languages menu. */
export const menuRow = [...linksTo('classes'), { name: 'Compare', to: paths.languages }, ...linksTo('programme')];

/** Fragment of the footer, which has the contents of the site. The search opens on a click of a link to it. */
export const contentsHref = '#contents';
