import type { PageHead } from '@agile-languages/shared/contract';

export const oopsHead: PageHead = {
  title: 'Oops!',
  description: 'Sorry, an unexpected error has occurred.',
  noindex: true,
};

/** Id of the error page's heading, by which the layout knows that it is showing. */
export const oopsTitleId = 'oops-title';
