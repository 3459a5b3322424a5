import { Arrow, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { Highlight, Remark } from '../sheet/sheet-elements.tsx';
import { Carried, Decision, Party, Step, Store } from './flow-shapes.tsx';

export function Refusal() {
  return (
    <ModuleSheet module="Data Flow Diagram" title="DF-004 Pause deliveries">
      <Party x={68} y={216} name="Subscriber" />
      <Arrow
        points={[
          [164, 238],
          [222, 238],
        ]}
        ink="flow-ink"
      />
      <Carried x={193} y={228} name="dates" />
      <Decision x={296} y={238} name="packed?" half={68} />
      <Store x={240} y={112} name="Rounds" />
      <Arrow
        points={[
          [296, 148],
          [296, 202],
        ]}
        ink="flow-ink"
      />
      <Carried x={306} y={180} name="pack date" start />
      <Arrow
        points={[
          [364, 238],
          [448, 238],
          [448, 128],
          [476, 128],
        ]}
        ink="flow-ink"
      />
      <Carried x={392} y={228} name="no" />
      <Step x={480} y={100} number={1} name="Write pause" by="shop system" w={146} />
      <Arrow
        points={[
          [553, 156],
          [553, 196],
        ]}
        ink="flow-ink"
      />
      <Carried x={562} y={182} name="one row" start />
      <Store x={488} y={200} name="delivery_pause" w={130} />
      <Arrow
        points={[
          [553, 236],
          [553, 266],
        ]}
        ink="flow-ink"
      />
      <Step x={480} y={270} number={2} name="Free stock" by="packing lead" w={146} />
      <Arrow
        points={[
          [296, 270],
          [296, 346],
        ]}
        ink="proof"
        thick={2.6}
      />
      <Carried x={306} y={312} name="yes" ink="proof" start />
      <Step x={223} y={350} number={3} name="Refuse" by="shop system" w={146} />
      <Arrow
        points={[
          [223, 378],
          [116, 378],
          [116, 264],
        ]}
        ink="proof"
        thick={2.6}
      />
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
