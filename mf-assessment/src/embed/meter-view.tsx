import { type MeterResult, siteOrigin, type ViewProps } from '@agile-languages/shared/embed';
import { useEffect, useLayoutEffect, useState } from 'react';
import { cases } from '../meter/cases.ts';
import { countOn, levelOf } from '../meter/level.ts';
import { type CaseMarks, decodeMarks, encodeMarks } from '../meter/marks-code.ts';
import { Meter } from '../meter/meter.tsx';
import { embedKeep } from './embed-keep.ts';
import { levelFrom } from './level-from.ts';
import { useMeanings } from './meanings.ts';

/** The meter on a partner's page. */
export function MeterView({ options, control, emit, fail }: ViewProps) {
  const number = Number(options.case ?? 1);
  const isCase = cases.some((one) => one.number === number);

  const first = cases.find((one) => one.number === number)?.languages.slice(0, 1) ?? [];
  const [onFailure] = useState(() => () => fail(101, true));
  const isReady = useMeanings(first, onFailure);

  useEffect(() => {
    if (!isCase) fail(202, false);
  }, [isCase, fail]);

  useLayoutEffect(() => {
    if (isCase && isReady) emit('agile-ready', {});
  }, [isCase, isReady, emit]);

  const [keep] = useState(() => {
    const fresh = encodeMarks({ number: isCase ? number : 1, marks: new Set() });
    const made = embedKeep('meter', control, options, (code) => {
      control.result = resultOf(code || fresh);
      if (control.result) emit('agile-change', control.result);
    });
    const kept = made.read() || fresh;
    control.value = kept;
    control.result = resultOf(kept);
    return made;
  });

  if (!isReady) return null;
  return (
    <Meter
      headingLevel={levelFrom(options)}
      keep={keep}
      linkOf={(code) => `${siteOrigin}/#meter=${code}`}
      languageLink={({ id, name }) => (
        <a href={`${siteOrigin}/languages/${id}`} target="_blank" rel="noopener">
          {name}
        </a>
      )}
      onTool={(tool) => {
        if (control.result && (tool === 'Share' || tool === 'Report')) emit('agile-complete', control.result);
      }}
    />
  );
}

function resultOf(code: string): MeterResult | undefined {
  const read = decodeMarks(code);
  return read.kind === 'read' ? measured(read) : undefined;
}

function measured({ number, marks }: CaseMarks): MeterResult | undefined {
  const of = cases.find((one) => one.number === number);
  if (!of) return undefined;
  const topics = of.languages.flatMap(({ language }) => language.topics);
  return { case: number, level: levelOf(of, marks), answered: countOn(topics, marks), total: topics.length };
}
