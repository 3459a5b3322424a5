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
  imprint: 'Imprint and privacy',
  embed: 'For your own site',
};

const linksTo = (...pages: (keyof typeof names)[]) => pages.map((page) => ({ name: names[page], to: paths[page] }));

/** Every public page is within two steps. */
export const contentsGroups = [
  {
    title: 'Learn',
    links: linksTo('classes', 'languages', 'programme', 'lab', 'samples', 'experts', 'simulation', 'startups'),
  },
  { title: 'Help', links: linksTo('faq', 'guide', 'handbook', 'terms', 'certificateRegistry', 'imprint', 'embed') },
];

export const menuRow = [...linksTo('classes'), { name: 'Compare', to: paths.languages }, ...linksTo('programme')];

export const contentsHref = '#contents';
