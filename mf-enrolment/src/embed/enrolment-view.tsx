import { pageSize } from '@agile-languages/shared/constants';
import type { ViewProps } from '@agile-languages/shared/embed';
import { languageById } from '@agile-languages/shared/languages';
import { useEffect, useRef, useState } from 'react';
import { ClassList } from '../class-list/class-list.tsx';
import type { ClassPlace } from '../class-parts/class-links.ts';
import { DateLocale } from '../class-parts/date-locale.ts';
import { ClassInFull } from './class-in-full.tsx';
import { embedApi, photoOf } from './embed-api.ts';
import { embedLink } from './embed-link.tsx';
import { embedLinks, targetOf } from './embed-links.ts';
import { levelFrom } from './level-from.ts';
import { localeFrom } from './locale-from.ts';
import { returnedClass } from './returned-class.ts';
import { signInWindow } from './sign-in-window.ts';

/** The classes, and one of them in full, on a partner's page. */
export function EnrolmentView({ options, control, emit, fail }: ViewProps) {
  const { language = '', classId = '', limit = pageSize } = options;
  const wrong = language && !languageById(language) ? 203 : isSize(Number(limit)) ? 0 : 204;
  const [place, setPlace] = useState<ClassPlace>({ languageId: language, page: 1 });
  const [chosen, choose] = useState(classId || control.value);
  const [signIn] = useState(() =>
    signInWindow((enrolled, status) => emit('agile-enrol', { classId: enrolled, status })),
  );
  const [api] = useState(() => embedApi(() => emit('agile-ready', {}), fail));

  useEffect(() => setPlace({ languageId: language, page: 1 }), [language]);
  useEffect(() => choose(classId || control.value), [classId, control]);
  useEffect(() => signIn.end, [signIn]);
  useEffect(() => {
    const enrolled = returnedClass();
    if (enrolled) emit('agile-enrol', { classId: enrolled, status: 'enrolled' });
  }, [emit]);

  useEffect(() => {
    if (wrong) fail(wrong, false);
  }, [wrong, fail]);

  const links = embedLinks(options);
  const follow = (to: string): boolean => {
    const target = targetOf(to);
    if (target?.kind === 'list') setPlace(target.place);
    if (target?.kind === 'class') {
      if (!emit('agile-class-select', { classId: target.classId })) return true;
      control.value = target.classId;
      choose(target.classId);
    }
    if (target?.kind === 'enrol') {
      const isOpen = signIn.open(target.classId, options);
      if (!isOpen) fail(301, false);
      return isOpen;
    }
    return target !== undefined;
  };
  const following = useRef(follow);
  following.current = follow;
  const [linkAs] = useState(() => embedLink((to) => following.current(to)));
  const headingLevel = levelFrom(options);

  if (wrong) return null;
  const locale = localeFrom(options);
  if (!chosen)
    return (
      <DateLocale.Provider value={locale}>
        <ClassList
          place={place}
          getClassList={api.getClassList}
          links={links}
          linkAs={linkAs}
          headingLevel={headingLevel}
          size={Number(limit)}
          onBeyondEnd={(page) => setPlace({ ...place, page })}
        />
      </DateLocale.Provider>
    );

  const backToList = () => {
    control.value = '';
    choose('');
  };
  return (
    <DateLocale.Provider value={locale}>
      {classId ? null : (
        <p>
          <button type="button" onClick={backToList}>
            All classes
          </button>
        </p>
      )}
      <ClassInFull
        key={chosen}
        classId={chosen}
        api={api}
        links={links}
        linkAs={linkAs}
        photoOf={photoOf}
        headingLevel={headingLevel}
        onMissing={() => fail(101, true)}
      />
    </DateLocale.Provider>
  );
}

const isSize = (size: number) => Number.isInteger(size) && size >= 1 && size <= pageSize;
