import { useSay } from '@agile-languages/shared/ui';
import { type Dispatch, type KeyboardEvent, useRef } from 'react';
import type { BankLanguage } from '../../assessment/bank.ts';
import { countOn, type Marks } from '../../assessment/level.ts';
import type { MeterAction } from '../../assessment/meter-state.ts';
import { Caret } from './caret.tsx';
import styles from './category-tabs.module.css';

/** One tab stop; arrow keys, Home and End move and open. */
export function CategoryTabs({ id, language, marks, category, dispatch }: CategoryTabsProps) {
  const say = useSay();
  const list = useRef<HTMLDivElement>(null);
  const last = language.categories.length - 1;

  const open = (index: number) => {
    dispatch({ type: 'open', place: { language: language.id, category: index } });
    list.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const next: Record<string, number> = {
      ArrowRight: category === last ? 0 : category + 1,
      ArrowLeft: category === 0 ? last : category - 1,
      Home: 0,
      End: last,
    };
    const index = next[event.key];
    if (index === undefined) return;
    event.preventDefault();
    open(index);
    (list.current?.children[index] as HTMLElement | undefined)?.focus();
  };

  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={say('Categories')} onKeyDown={onKeyDown}>
      {language.categories.map(({ id: categoryId, name, topics }, index) => {
        const count = countOn(topics, marks);
        return (
          <button
            key={categoryId}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === category}
            aria-label={say('{0} ({1}), {2} on', say(name), topics.length, count)}
            tabIndex={index === category ? 0 : -1}
            className={styles.tab}
            part="category"
            onClick={() => open(index)}
          >
            <span className={styles.face}>
              <span className={styles.name}>
                {say(name)} ({topics.length})
              </span>
              <Caret shown={count < topics.length} />
            </span>
          </button>
        );
      })}
    </div>
  );
}

interface CategoryTabsProps {
  id: string;
  language: BankLanguage;
  marks: Marks;
  category: number;
  dispatch: Dispatch<MeterAction>;
}
