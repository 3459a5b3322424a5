/** A text of the site that its provider can replace. */
export interface SiteText {
  /** Begins with its place: `home-criteria`. */
  id: string;
  /** What staff call it. */
  name: string;
  /** In bold, `120+`. */
  figure?: string;
  /** After the figure, on one line. */
  words?: string;
  /** HTML; `{brand}` and `{email}` stand for those of the installation. */
  text?: string;
}

/** Place of a text: the section, page or frame that shows it. */
export type TextPlace = 'home' | 'accuracy' | 'imprint' | 'terms' | 'footer';

/** Figures and claims of the home page (specification, section 1), until the provider confirms others. */
export const homeTexts: readonly SiteText[] = [
  { id: 'home-zones', name: 'Figure: agile zones', figure: '4', words: 'agile zones' },
  { id: 'home-cases', name: 'Figure: communication cases', figure: '8', words: 'communication cases' },
  { id: 'home-criteria', name: 'Figure: criteria', figure: '120+', words: 'criteria' },
  { id: 'home-languages', name: 'Figure: languages', figure: '7', words: 'languages' },
  {
    id: 'home-note',
    name: 'Note on the languages',
    words: 'Seven are coached at work. With Financial Statement there are eight; Digital Product combines them.',
  },
  { id: 'home-terms', name: 'Claim: terminologies', figure: '100+', words: 'terminologies' },
  {
    ...{ id: 'home-success', name: 'Claim: digital transformation', figure: 'up to 60%' },
    words: 'of digital-transformation success depends on agile communication',
  },
  { id: 'home-course', name: 'Claim: hours of the course', figure: '30-hour', words: 'course' },
  { id: 'home-holders', name: 'Claim: certificate holders', figure: 'over 1000', words: 'certificate holders' },
  { id: 'home-modules', name: 'Claim: simulation modules', figure: '11', words: 'simulation modules' },
];

/** Claims beside the questions of the home page. */
export const accuracyTexts: readonly SiteText[] = [
  {
    ...{ id: 'accuracy-estimates', name: 'Claim: accuracy up to 90%', figure: 'Up to 90%' },
    words: 'accuracy when requirements arrive as complete cards',
  },
  {
    ...{ id: 'accuracy-inputs', name: 'Claim: accuracy of 100%', figure: '100%' },
    words: 'of inputs described before development starts',
  },
];

/** Documents and lines. The sample terms are a document of the provider API. */
export const documentTexts: readonly SiteText[] = [
  { id: 'terms', name: 'Terms and conditions', text: '' },
  { id: 'imprint-provider', name: 'Imprint: who runs the site', text: '' },
  {
    ...{ id: 'imprint-data', name: 'Privacy: personal data' },
    text: [
      '<p>Reading needs no account and no consent: nothing is loaded from other sites to count or follow visitors, and there is no advertising.</p>',
      '<p>What you answer in the level meter, in My Needs and in Card Lab stays in your browser until you clear it. A link that you share contains it.</p>',
      '<p>A message from a form is sent to the provider, who keeps it to answer it. Of members the site keeps name, e-mail address, a hash of the password, and the classes in which they have a seat.</p>',
      '<p>With a seat, a place on a waiting list or a request of somebody who came from the page of a partner, the site keeps which partner and page that was and the words that the partner sent along, and tells the partner of them without a name. Page and words are erased when the seat is given back or the person is erased; what is sent to the partner is kept for 30 days. Until they are needed the tab holds them, and, for pages without scripts, a cookie, <em>__Secure-visit</em>, until the browser closes.</p>',
      '<p>Write to us to see, correct or erase what is kept about you.</p>',
    ].join(''),
  },
  { id: 'footer', name: 'Footer: lines below the contact address', text: '' },
];
