import { languageById, pageSize } from '@agile-languages/shared/content';
import type { ViewProps } from '@agile-languages/shared/embed';
import { lazyPart, useSay } from '@agile-languages/shared/ui';
import { useEffect, useState } from 'react';
import type { ClassListQuery } from '../links/class-links.ts';
import { DateLocale } from '../locale/date-locale.ts';
import { photoOf } from './embed-api.ts';
import { EmbeddedClassList } from './embedded-class-list.tsx';
import { localeFrom } from './locale-from.ts';
import { useEmbedded } from './use-embedded.ts';

/** The classes, and one that the visitor opens, on a partner's page. */
export function EnrolmentView(props: ViewProps) {
  const { options, control, fail } = props;
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
          onBeyondEnd={(page) => setQuery({ ...query, page })}
          onNarrow={(narrowing) => setQuery({ languageId: query.languageId, page: 1, ...(narrowing && { narrowing }) })}
          {...embedded}
        />
      )}
    </DateLocale.Provider>
  );
}

const isSize = (size: number) => Number.isInteger(size) && size >= 1 && size <= pageSize;

/** One class in full; its code is fetched with the first class that is opened. */
async function loadClass(fail: ViewProps['fail']) {
  try {
    return (await import('./embedded-class.tsx')).EmbeddedClass;
  } catch (cause) {
    fail(101, true);
    throw cause;
  }
}
