import type { ProfileRow, SampleRow } from '@agile-languages/shared/api';
import { itemList } from '@agile-languages/shared/formats';
import { type ListPage, paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';

export const peopleList = (list: ListPage<ProfileRow> | undefined) =>
  itemList(list, ({ id, fullname }) => ({
    '@type': 'Person',
    name: fullname,
    url: siteConfig().origin + paths.profile(id),
  }));

export const worksList = (list: ListPage<SampleRow> | undefined) =>
  itemList(list, ({ id, className }) => ({
    '@type': 'CreativeWork',
    name: className,
    url: siteConfig().origin + paths.sample(id),
  }));
