import { type ComponentProps, useEffect } from 'react';
import { bringTexts } from '../../kit/topic-texts.ts';
import { LanguageList as List } from './language-list.tsx';

/** The Languages of the case; the texts of all follow once they are shown. */
export function LanguageList(props: ComponentProps<typeof List>) {
  const { languages } = props.of;
  useEffect(() => {
    for (const { language } of languages) bringTexts(language).catch(() => {});
  }, [languages]);
  return <List {...props} />;
}
