import { pageSize } from '@agile-languages/shared/constants';
import type { ViewProps } from '@agile-languages/shared/embed';
import { languageById } from '@agile-languages/shared/languages';
import { useEffect, useState } from 'react';
import { ClassList } from '../class-list/class-list.tsx';
import { placeOf } from '../class-list/class-place.ts';
import type { ClassPlace } from '../class-parts/class-links.ts';
import { DateLocale } from '../class-parts/date-locale.ts';
import { ClassInFull } from './class-in-full.tsx';
import { photoOf } from './embed-api.ts';
import { localeFrom } from './locale-from.ts';
import { useEmbedded } from './use-embedded.ts';

/** The classes, and one that the visitor opens, on a partner's page. */
export function EnrolmentView(props: ViewProps) {
  const { options, control, fail } = props;
  const { language = '', limit = pageSize } = options;
  const wrong = language && !languageById(language) ? 203 : isSize(Number(limit)) ? 0 : 204;
  const [place, setPlace] = useState<ClassPlace>({ languageId: language, page: 1 });
  const [chosen, choose] = useState(control.value);
  const { api, ...embedded } = useEmbedded(props, (target) => {
    if (target.kind === 'list') showList(placeOf(target.query));
    else choose(target.classId);
    return true;
  });

  useEffect(() => setPlace({ languageId: language, page: 1 }), [language]);
  useEffect(() => {
    if (wrong) fail(wrong, false);
  }, [wrong, fail]);

  function showList(next: ClassPlace) {
    control.value = '';
    choose('');
    setPlace(next);
  }

  if (wrong) return null;
  return (
    <DateLocale.Provider value={localeFrom(options)}>
      {chosen ? (
        <>
          <p>
            <button type="button" onClick={() => showList(place)}>
              All classes
            </button>
          </p>
          <ClassInFull
            key={chosen}
            classId={chosen}
            api={api}
            photoOf={photoOf}
            onMissing={() => fail(101, true)}
            {...embedded}
          />
        </>
      ) : (
        <ClassList
          place={place}
          getClassList={api.getClassList}
          size={Number(limit)}
          onBeyondEnd={(page) => setPlace({ ...place, page })}
          {...embedded}
        />
      )}
    </DateLocale.Provider>
  );
}

const isSize = (size: number) => Number.isInteger(size) && size >= 1 && size <= pageSize;
