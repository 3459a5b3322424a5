import { Box, Rule, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { Remark } from '../sheet/sheet-elements.tsx';

const query = [
  ['select', 'segment,', 'count', '(*) as boxes'],
  ['from', 'orders'],
  ['join', 'customer using (customer_id)'],
  ['where', "month = '2026-12'"],
  ['group by', 'segment'],
  ['order by', 'boxes desc;'],
] as const;

const answer = [
  ['Households with children', 198],
  ['Couples', 121],
  ['Office kitchens', 64],
  ['Single cooks', 27],
] as const;

export function SqlEditor() {
  return (
    <ModuleSheet module="SQL Editor" title="Question 7">
      <Box x={49} y={57} w={670} h={190} fill="paper" />
      {query.map((parts, index) => (
        <QueryLine key={parts.join(' ')} parts={parts} number={index + 1} y={90 + index * 27} />
      ))}
      <Rule x={49} y={247} w={670} ink="ink" thick={1.5} />
      <Words x={76} y={276} font="mono" size={12} weight={600} ink="data-ink">
        segment
      </Words>
      <Words x={372} y={276} font="mono" size={12} weight={600} ink="data-ink" anchor="end">
        boxes
      </Words>
      {answer.map(([segment, boxes], index) => (
        <AnswerLine key={segment} segment={segment} boxes={boxes} y={304 + index * 28} first={index === 0} />
      ))}
      <Remark x={76} y={420}>
        4 rows. The total is 410: it agrees with FS-012.
      </Remark>
    </ModuleSheet>
  );
}

function QueryLine({ parts: [verb, rest, call, end], number, y }: QueryLineProps) {
  return (
    <>
      <Words x={76} y={y} font="mono" size={13} ink="ink-faint" anchor="end">
        {number}
      </Words>
      <Words x={94} y={y} font="mono" size={16}>
        <Keyword>{verb}</Keyword>
        {`\u00a0${rest}`}
        {call ? <Keyword>{`\u00a0${call}`}</Keyword> : null}
        {end}
      </Words>
    </>
  );
}

const Keyword = ({ children }: { children: string }) => (
  <tspan fontWeight="700" fill="var(--data-ink)">
    {children}
  </tspan>
);

function AnswerLine({ segment, boxes, y, first }: { segment: string; boxes: number; y: number; first: boolean }) {
  return (
    <>
      <Words x={76} y={y} size={14.5}>
        {segment}
      </Words>
      <Words x={372} y={y} font="mono" size={15} weight={600} anchor="end">
        {boxes}
      </Words>
      <Box
        x={392}
        y={y - 13}
        w={boxes * 1.5}
        h={16}
        fill={first ? 'marker' : 'data-tint'}
        ink={first ? 'marker-ink' : 'data-ink'}
      />
      <Rule x={68} y={y + 9} w={304} ink="rule-faint" />
    </>
  );
}

interface QueryLineProps {
  parts: readonly [verb: string, rest: string, call?: string, end?: string];
  number: number;
  y: number;
}
