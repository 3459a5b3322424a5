import { type MeterResult, siteOrigin, type ViewProps } from '@agile-languages/shared/embed';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cases } from '../meter/cases.ts';
import { countOn, levelOf } from '../meter/level.ts';
import { type CaseMarks, decodeMarks, encodeMarks } from '../meter/marks-code.ts';
import { Meter } from '../meter/meter.tsx';
import { embedKeep } from './embed-keep.ts';
import { levelFrom } from './level-from.ts';
import { useTexts } from './topic-texts.ts';

/** The meter on a partner's page. */
export function MeterView({ options, control, emit, fail }: ViewProps) {
  const { view = 'meter' } = options;
  const number = Number(options.case ?? 1);
  const isCase = cases.some((one) => one.number === number);
  const asked = useRef(number);

  const [keep] = useState(() => {
    const fresh = encodeMarks({ number: isCase ? number : 1, marks: new Set() });
    const made = embedKeep('meter', control, options, (code) => {
      control.result = resultOf(code || fresh);
      if (control.result) emit('agile-change', control.result);
    });
    show(made.read() || fresh);
    return made;
  });

  if (isCase && asked.current !== number) {
    asked.current = number;
    const read = decodeMarks(control.value);
    show(encodeMarks({ number, marks: read.kind === 'read' ? read.marks : new Set() }));
  }

  function show(code: string) {
    control.value = code;
    control.result = resultOf(code);
  }

  const [first] = useState(() => {
    const read = decodeMarks(control.value);
    const of = cases.find((one) => read.kind === 'read' && one.number === read.number);
    return of?.languages.slice(0, 1).map(({ language }) => language) ?? [];
  });
  const [onFailure] = useState(() => () => fail(101, true));
  const isReady = useTexts(first, onFailure);

  const wrong = view === 'meter' ? (isCase ? 0 : 202) : 201;
  useEffect(() => {
    if (wrong) fail(wrong, false);
  }, [wrong, fail]);

  useLayoutEffect(() => {
    if (!wrong && isReady) emit('agile-ready', {});
  }, [wrong, isReady, emit]);

  if (!isReady) return null;
  return (
    <Meter
      key={asked.current}
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
