import { useRemoteData } from '@agile-languages/shared/remote-data';
import type { ComponentProps } from 'react';
import type { ClassApi } from '../class-detail/class.data.ts';
import { ClassList } from '../class-list/class-list.tsx';
import { loadClasses } from '../class-list/classes.data.ts';

/** The list of classes with data of its own. */
export function EmbeddedClassList({ api, ...props }: EmbeddedClassListProps) {
  const { query, size } = props;
  const key = JSON.stringify([query, size]);
  const classes = useRemoteData(key, (signal) => loadClasses(api, query, { signal }, size));
  return (
    <ClassList
      classes={classes}
      loadAll={async (languageId) =>
        (await import('../class-list/narrowed-classes.data.ts')).loadAllClasses(api, languageId)
      }
      {...props}
    />
  );
}

interface EmbeddedClassListProps extends Omit<ComponentProps<typeof ClassList>, 'classes' | 'loadAll'> {
  api: ClassApi;
}
