import { Arrow, Box, Rule, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { Highlight, PenRing, Remark } from '../sheet/sheet-elements.tsx';
import { FlowManagement } from './flow-management.tsx';
import { Carried, Decision, Flow, Party, Step, Store } from './flow-shapes.tsx';

const fields = ['order', 'box', 'address', 'round', 'left at', 'date'] as const;

const stops = [
  { step: 'Order', values: ['1042', '2 people', 'Quay 9'] },
  { step: 'Reserve', values: ['1042', '2 people', 'Quay 9'] },
  { step: 'Pack', values: ['1042', '2 people', 'Quay 9', 'Mon 3'] },
  { step: 'Deliver', values: ['1042', '2 people', 'Quay 9', 'Mon 3', '', '13.07.'] },
] as const;

export default { diagram: Diagram, refusal: Refusal, record: RecordWalk, management: FlowManagement };

function RecordWalk() {
  return (
    <ModuleSheet module="Data Flow Diagram" title="Order 1042, from start to end">
      {stops.map((stop, index) => (
        <Stop key={stop.step} stop={stop} number={index + 1} x={72 + index * 164} />
      ))}
      {[0, 1, 2].map((gap) => (
        <Arrow
          key={gap}
          points={[
            [108 + gap * 164, 98],
            [224 + gap * 164, 98],
          ]}
          ink="flow-ink"
        />
      ))}
      <PenRing x={559} y={310} w={148} h={28} />
      <Remark x={72} y={418} ink="proof" size={17}>
        Nobody home: who writes where the box was left?
      </Remark>
    </ModuleSheet>
  );
}

function Stop({ stop: { step, values }, number, x }: { stop: (typeof stops)[number]; number: number; x: number }) {
  return (
    <>
      <circle cx={x + 18} cy={98} r="18" fill="var(--flow-tint)" stroke="var(--flow-ink)" strokeWidth="2" />
      <Words x={x + 18} y={104} font="head" size={17} weight={700} anchor="middle" ink="flow-ink">
        {number}
      </Words>
      <Words x={x} y={146} size={15} weight={600}>
        {step}
      </Words>
      <Box x={x} y={160} w={140} h={218} fill="paper" ink="rule" />
      {fields.map((field, index) => (
        <Value key={field} field={field} value={values[index] ?? ''} x={x} y={184 + index * 36} />
      ))}
    </>
  );
}

function Value({ field, value, x, y }: { field: string; value: string; x: number; y: number }) {
  return (
    <>
      <Words x={x + 10} y={y} size={12} ink="ink-faint">
        {field}
      </Words>
      <Words x={x + 132} y={y} font="mono" size={13.5} weight={600} anchor="end">
        {value}
      </Words>
      <Rule x={x + 1} y={y + 11} w={138} ink="rule-faint" />
    </>
  );
}

function Diagram() {
  return (
    <ModuleSheet module="Data Flow Diagram" title="DF-003 Order to doorstep">
      <Party x={68} y={110} name="Subscriber" />
      <Party x={604} y={322} name="Neighbour" />
      <Flow along="164,132 236,132" />
      <Carried x={200} y={122} name="order no" />
      <Step x={240} y={104} number={1} name="Reserve stock" by="shop system" w={140} />
      <Flow along="380,132 496,132" />
      <Carried x={438} y={122} name="pack list" />
      <Step x={500} y={104} number={2} name="Pack the box" by="packing lead" />
      <Flow along="306,160 306,206" />
      <Carried x={314} y={188} name="qty" start />
      <Store x={250} y={210} name="Stock" />
      <Flow along="566,160 566,216" />
      <Carried x={575} y={192} name="label" start />
      <Decision x={566} y={252} name="home?" />
      <Flow along="520,252 440,252 440,322" />
      <Carried x={478} y={243} name="yes" />
      <Flow along="612,252 652,252 652,318" ink="proof" />
      <Carried x={632} y={243} name="no" ink="proof" />
      <Step x={374} y={326} number={3} name="Deliver" by="driver" />
      <Flow along="604,350 510,350" ink="proof" />
      <Carried x={556} y={341} name="note" ink="proof" />
      <Flow along="374,354 286,354" />
      <Carried x={330} y={345} name="date" />
      <Store x={170} y={338} name="Rounds" />
      <Flow along="170,354 116,354 116,158" />
      <Highlight x={78} y={268} w={78} />
      <Words x={117} y={268} font="mono" size={13} weight={700} anchor="middle" ink="marker-ink">
        doorstep
      </Words>
      <Remark x={72} y={416}>
        Every arrow names its data. The red path is the exception.
      </Remark>
    </ModuleSheet>
  );
}

function Refusal() {
  return (
    <ModuleSheet module="Data Flow Diagram" title="DF-004 Pause deliveries">
      <Party x={68} y={216} name="Subscriber" />
      <Flow along="164,238 222,238" />
      <Carried x={193} y={228} name="dates" />
      <Decision x={296} y={238} name="packed?" half={68} />
      <Store x={240} y={112} name="Rounds" />
      <Flow along="296,148 296,202" />
      <Carried x={306} y={180} name="pack date" start />
      <Flow along="364,238 448,238 448,128 476,128" />
      <Carried x={392} y={228} name="no" />
      <Step x={480} y={100} number={1} name="Write pause" by="shop system" w={146} />
      <Flow along="553,156 553,196" />
      <Carried x={562} y={182} name="one row" start />
      <Store x={488} y={200} name="delivery_pause" w={130} />
      <Flow along="553,236 553,266" />
      <Step x={480} y={270} number={2} name="Free stock" by="packing lead" w={146} />
      <Flow along="296,270 296,346" ink="proof" thick={2.6} />
      <Carried x={306} y={312} name="yes" ink="proof" start />
      <Step x={223} y={350} number={3} name="Refuse" by="shop system" w={146} />
      <Flow along="223,378 116,378 116,264" ink="proof" thick={2.6} />
      <Highlight x={66} y={322} w={102} />
      <Words x={117} y={322} font="mono" size={12.5} weight={700} anchor="middle" ink="marker-ink">
        next Monday
      </Words>
      <Remark x={396} y={384} ink="proof" size={17}>
        The refusal carries a way on:
      </Remark>
      <Remark x={396} y={408} ink="proof" size={17}>
        the next date that is free.
      </Remark>
    </ModuleSheet>
  );
}
