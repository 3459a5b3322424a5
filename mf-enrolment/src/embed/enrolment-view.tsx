import { languageById, pageSize } from '@agile-languages/shared/content';
import type { ViewProps } from '@agile-languages/shared/embed';
import { useRemoteData } from '@agile-languages/shared/remote-data';
import { lazyPart, useSay } from '@agile-languages/shared/ui';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { ClassApi } from '../class-detail/class.data.ts';
import { DateLocale } from '../class-facts/date-locale.ts';
import { ClassList } from '../class-list/class-list.tsx';
import { loadClasses } from '../class-list/classes.data.ts';
import type { ClassCardProps, ClassListQuery } from '../links/class-links.ts';
import { photoOf } from './embed-api.ts';
import { localeFrom, useEmbedded } from './use-embedded.tsx';

export function EnrolmentView(props: ViewProps) {
  const { host, options, control, fail } = props;
  const say = useSay();
  const { language = '', limit = pageSize } = options;
  const wrong = language && !languageById(language) ? 203 : isSize(Number(limit)) ? 0 : 204;
  const [query, setQuery] = useState<ClassListQuery>({ languageId: language, page: 1 });
  const [openId, setOpenId] = useState(control.value);
  const { api, ...embedded } = useEmbedded(props, (target) => {
    if (target.kind === 'list') showList(target.query);
    else if (target.kind === 'class') setOpenId(target.classId);
    return true;
  });

  const [ownCard] = useState(() => (host.querySelector('[slot=class]') ? openOwnCard() : undefined));
  const [EmbeddedClass] = useState(() => lazyPart(() => loadClass(fail), { when: 'idle' }));

  useEffect(() => setQuery({ languageId: language, page: 1 }), [language]);
  useEffect(() => {
    if (wrong) fail(wrong, false);
  }, [wrong, fail]);

  function showList(next: ClassListQuery) {
    control.value = '';
    setOpenId('');
    setQuery(next);
  }

  if (wrong) return null;
  return (
    <DateLocale.Provider value={localeFrom(options)}>
      {openId ? (
        <>
          <p>
            <button type="button" onClick={() => showList(query)}>
              {say('All classes')}
            </button>
          </p>
          <EmbeddedClass key={openId} classId={openId} api={api} photoOf={photoOf} {...embedded} />
        </>
      ) : (
        <EmbeddedClassList
          query={query}
          api={api}
          size={Number(limit)}
          ownCard={ownCard}
          onBeyondEnd={(page) => setQuery({ ...query, page })}
          onNarrow={(narrowing) => setQuery({ languageId: query.languageId, page: 1, ...(narrowing && { narrowing }) })}
          {...embedded}
        />
      )}
    </DateLocale.Provider>
  );
}

const isSize = (size: number) => Number.isInteger(size) && size >= 1 && size <= pageSize;

/** The code comes with the first class that is opened. */
async function loadClass(fail: ViewProps['fail']) {
  try {
    const { openClass } = await import(/* webpackChunkName: "later" */ './open-part.ts');
    return await openClass();
  } catch (cause) {
    fail(101, true);
    throw cause;
  }
}

/** A ticket where the code of the partner's own card cannot be fetched. */
const openOwnCard = () =>
  import(/* webpackChunkName: "later" */ './open-part.ts').then(
    ({ openCard }) => openCard(),
    () => undefined,
  );

function EmbeddedClassList({ api, ownCard, ...props }: EmbeddedClassListProps) {
  const { query, size } = props;
  const key = JSON.stringify([query, size]);
  const classes = useRemoteData(key, async (signal) => ({
    ...(await loadClasses(api, query, { signal }, size)),
    Card: await ownCard,
  }));
  return (
    <ClassList
      classes={classes}
      skeletons={ownCard ? 0 : size}
      loadAll={async (languageId) =>
        (await import(/* webpackChunkName: "later" */ '../class-list/narrowed-classes.data.ts')).loadAllClasses(
          api,
          languageId,
        )
      }
      {...props}
    />
  );
}

interface EmbeddedClassListProps extends Omit<ComponentProps<typeof ClassList>, 'classes' | 'loadAll' | 'skeletons'> {
  api: ClassApi;
  ownCard: Promise<ComponentType<ClassCardProps> | undefined> | undefined;
}
