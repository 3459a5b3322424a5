import { type ComponentProps, useEffect } from 'react';
import { loadTexts } from '../../kit/topic-texts.ts';
import { LanguageList as List } from './language-list.tsx';

/** The Languages of the case. Their texts are loaded once the list is shown. */
export function LanguageList(props: ComponentProps<typeof List>) {
  const { languages } = props.communicationCase;
  useEffect(() => {
    for (const { language } of languages) loadTexts(language).catch(() => {});
  }, [languages]);
  return <List {...props} />;
}
