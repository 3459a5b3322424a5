import { type NeedsResult, siteAddress, type ViewProps } from '@agile-languages/shared/embed';
import { parseHeadingLevel, useSay } from '@agile-languages/shared/ui';
import { useLayoutEffect, useState } from 'react';
import { Needs } from '../needs/needs.tsx';
import { classesOfPlan, freshNeeds } from '../needs/needs-state.ts';
import { readNeeds } from '../needs/needs-text.ts';
import { embedStorage } from './embed-storage.ts';

export function NeedsView({ options, control, emit }: ViewProps) {
  const say = useSay();
  const [storage] = useState(() => {
    const created = embedStorage('needs', control, options, (text) => {
      control.result = resultOf(text);
      emit('agile-change', control.result);
    });
    control.result = resultOf(created.read() ?? '');
    return created;
  });

  useLayoutEffect(() => {
    emit('agile-ready', {});
  }, [emit]);

  return (
    <Needs
      storage={storage}
      headingLevel={parseHeadingLevel(options.headingLevel)}
      classesLink={(className, rows) => (
        <a
          className={className}
          href={siteAddress(classesOfPlan(rows), options)}
          target="_blank"
          rel="noopener"
          onClick={() => control.result && emit('agile-complete', control.result as NeedsResult)}
        >
          {say('See classes')}
        </a>
      )}
    />
  );
}

function resultOf(text: string): NeedsResult {
  const { tables, touched } = readNeeds(text) ?? freshNeeds;
  const table = tables.find(({ name }) => name === touched);
  return {
    role: touched,
    percent: table?.totalPercentage ?? 100,
    on: (table?.rows ?? []).filter(({ checked }) => checked).map(({ id }) => id),
  };
}
