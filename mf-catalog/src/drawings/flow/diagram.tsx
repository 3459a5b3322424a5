import { Arrow, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { Highlight, Remark } from '../sheet/sheet-elements.tsx';
import { Carried, Decision, Party, Step, Store } from './flow-shapes.tsx';

export function Diagram() {
  return (
    <ModuleSheet module="Data Flow Diagram" title="DF-003 Order to doorstep">
      <Party x={68} y={110} name="Subscriber" />
      <Party x={604} y={322} name="Neighbour" />
      <Arrow
        points={[
          [164, 132],
          [236, 132],
        ]}
        ink="flow-ink"
      />
      <Carried x={200} y={122} name="order no" />
      <Step x={240} y={104} number={1} name="Reserve stock" by="shop system" w={140} />
      <Arrow
        points={[
          [380, 132],
          [496, 132],
        ]}
        ink="flow-ink"
      />
      <Carried x={438} y={122} name="pack list" />
      <Step x={500} y={104} number={2} name="Pack the box" by="packing lead" />
      <Arrow
        points={[
          [306, 160],
          [306, 206],
        ]}
        ink="flow-ink"
      />
      <Carried x={314} y={188} name="qty" start />
      <Store x={250} y={210} name="Stock" />
      <Arrow
        points={[
          [566, 160],
          [566, 216],
        ]}
        ink="flow-ink"
      />
      <Carried x={575} y={192} name="label" start />
      <Decision x={566} y={252} name="home?" />
      <Arrow
        points={[
          [520, 252],
          [440, 252],
          [440, 322],
        ]}
        ink="flow-ink"
      />
      <Carried x={478} y={243} name="yes" />
      <Arrow
        points={[
          [612, 252],
          [652, 252],
          [652, 318],
        ]}
        ink="proof"
      />
      <Carried x={632} y={243} name="no" ink="proof" />
      <Step x={374} y={326} number={3} name="Deliver" by="driver" />
      <Arrow
        points={[
          [604, 350],
          [510, 350],
        ]}
        ink="proof"
      />
      <Carried x={556} y={341} name="note" ink="proof" />
      <Arrow
        points={[
          [374, 354],
          [286, 354],
        ]}
        ink="flow-ink"
      />
      <Carried x={330} y={345} name="date" />
      <Store x={170} y={338} name="Rounds" />
      <Arrow
        points={[
          [170, 354],
          [116, 354],
          [116, 158],
        ]}
        ink="flow-ink"
      />
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
