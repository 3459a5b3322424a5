import { type ComponentProps, useEffect } from 'react';
import { loadTexts } from '../../components/topic-texts.ts';
import { LanguageList as List } from './language-list.tsx';

export function LanguageList(props: ComponentProps<typeof List>) {
  const { languages } = props.communicationCase;
  useEffect(() => {
    for (const { language } of languages) loadTexts(language).catch(() => {});
  }, [languages]);
  return <List {...props} />;
}
