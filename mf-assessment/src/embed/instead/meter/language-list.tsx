import { type ComponentProps, useEffect } from 'react';
import { LanguageList as List } from '../../../meter/language-list.tsx';
import { bringTexts } from '../../topic-texts.ts';

/** The Languages of the case; the texts of all follow once they are shown. */
export function LanguageList(props: ComponentProps<typeof List>) {
  const { languages } = props.of;
  useEffect(() => {
    for (const { language } of languages) bringTexts(language).catch(() => {});
  }, [languages]);
  return <List {...props} />;
}
