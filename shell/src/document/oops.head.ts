import type { PageHead } from '@agile-languages/shared/contract';

export const oopsHead: PageHead = {
  title: 'Oops!',
  description: 'Sorry, an unexpected error has occurred.',
  noindex: true,
};
