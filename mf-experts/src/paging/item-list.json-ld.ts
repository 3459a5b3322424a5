import type { ProfileRow, SampleRow } from '@agile-languages/shared/api';
import { itemList } from '@agile-languages/shared/formats';
import { type ListPage, paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';

/** A page of experts for search engines; an empty array when nobody is on it. */
export const peopleList = (list: ListPage<ProfileRow> | undefined) =>
  itemList(list, ({ id, fullname }) => ({
    '@type': 'Person',
    name: fullname,
    url: siteConfig().origin + paths.profile(id),
  }));

/** A page of samples for search engines; an empty array when there is none on it. */
export const worksList = (list: ListPage<SampleRow> | undefined) =>
  itemList(list, ({ id, className }) => ({
    '@type': 'CreativeWork',
    name: className,
    url: siteConfig().origin + paths.sample(id),
  }));
