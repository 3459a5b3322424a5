import { type MeterResult, siteAddress, type ViewProps } from '@agile-languages/shared/embed';
import { paths } from '@agile-languages/shared/paths';
import { parseHeadingLevel } from '@agile-languages/shared/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cases } from '../assessment/cases.ts';
import { countOn, levelOf } from '../assessment/level.ts';
import { decodeMarks, encodeMarks } from '../assessment/selection-code.ts';
import { Meter } from '../meter/meter.tsx';
import { embedStorage } from './embed-storage.ts';

export function MeterView({ options, control, emit, fail }: ViewProps) {
  const { view = 'meter' } = options;
  const number = Number(options.case ?? 1);
  const isCase = cases.some((known) => known.number === number);
  const requested = useRef(number);

  const [storage] = useState(() => {
    const fresh = encodeMarks({ number: isCase ? number : 1, marks: new Set() });
    const created = embedStorage('meter', control, options, (code) => {
      control.result = resultOf(code || fresh);
      if (control.result) emit('agile-change', control.result);
    });
    show(created.read() || fresh);
    return created;
  });

  if (isCase && requested.current !== number) {
    requested.current = number;
    const read = decodeMarks(control.value);
    show(encodeMarks({ number, marks: read.kind === 'read' ? read.marks : new Set() }));
  }

  function show(code: string) {
    control.value = code;
    control.result = resultOf(code);
  }

  const wrong = view === 'meter' ? (isCase ? 0 : 202) : 201;
  useEffect(() => {
    if (wrong) fail(wrong, false);
  }, [wrong, fail]);

  useLayoutEffect(() => {
    if (!wrong) emit('agile-ready', {});
  }, [wrong, emit]);

  return (
    <Meter
      key={requested.current}
      headingLevel={parseHeadingLevel(options.headingLevel)}
      storage={storage}
      linkOf={(code) => siteAddress(paths.meterResult(code), options)}
      languageLink={({ id, name }) => (
        <a target="_blank" rel="noopener" href={siteAddress(paths.language(id), options)}>
          {name}
        </a>
      )}
      onTool={(tool) => {
        if (control.result && /Share|Report/.test(tool)) emit('agile-complete', control.result);
      }}
    />
  );
}

function resultOf(code: string): MeterResult | undefined {
  const read = decodeMarks(code);
  const shown = read.kind === 'read' && cases.find(({ number }) => number === read.number);
  if (!shown) return undefined;
  const { number, marks } = read;
  const topics = shown.languages.flatMap(({ language }) => language.topics);
  return { case: number, level: levelOf(shown, marks), answered: countOn(topics, marks), total: topics.length };
}
