import type { PageHead } from '@agile-languages/shared/contract';
import { courseInstance, itemList } from '@agile-languages/shared/formats';
import { siteConfig } from '@agile-languages/shared/platform';
import type { ClassPage } from '../class-list/classes.data.ts';

export const upcomingClassesHead = ({ data }: { data: { classes?: ClassPage } }): PageHead => ({
  title: 'Upcoming classes',
  description:
    'Live classes in the nine Languages, with dates in your own time zone, seats left and one price. Choose a Language and enrol.',
  jsonLd: itemList(data.classes, (row) => courseInstance(row, siteConfig().origin)),
});
