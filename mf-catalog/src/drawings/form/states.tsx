import { Box, Pen, type Token, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';

const states: readonly FormState[] = [
  { name: 'empty', from: '', until: '', message: 'Nothing is chosen yet.', ink: 'ink-soft' },
  { name: 'saving', from: '13.07.2026', until: '26.07.2026', message: 'Saving ...', ink: 'ink-soft' },
  { name: 'refused', from: '13.07.2026', until: '06.07.2026', message: 'Until is before From.', ink: 'error' },
  { name: 'saved', from: '13.07.2026', until: '26.07.2026', message: 'Paused. 2 boxes credited.', ink: 'success' },
];

export function States() {
  return (
    <ModuleSheet module="Form Editor" title="One form, four states">
      {states.map((state, index) => (
        <State key={state.name} state={state} x={72 + (index % 2) * 322} y={74 + Math.floor(index / 2) * 182} />
      ))}
    </ModuleSheet>
  );
}

function State({ state: { name, from, until, message, ink }, x, y }: { state: FormState; x: number; y: number }) {
  const refused = name === 'refused';
  const busy = name === 'saving';
  return (
    <>
      <Box x={x} y={y + 22} w={306} h={146} fill="paper" ink={refused ? 'error' : 'rule'} thick={refused ? 2 : 1} />
      <Pen
        d={`M${x} ${y + 22}v-22h${name.length * 8.6 + 20}l9 22Z`}
        fill={refused ? 'error' : 'form-tint'}
        ink={refused ? 'error' : 'rule'}
        thick={1}
      />
      <Words x={x + 10} y={y + 16} font="mono" size={13} weight={600} ink={refused ? 'card' : 'form-ink'}>
        {name}
      </Words>
      <SmallInput x={x + 14} y={y + 50} name="From" value={from} />
      <SmallInput x={x + 156} y={y + 50} name="Until" value={until} wrong={refused} />
      <Words x={x + 14} y={y + 114} weight={600} ink={ink}>
        {message}
      </Words>
      <Box x={x + 14} y={y + 126} w={82} h={30} fill={busy ? 'sunk' : 'ledger'} round={2} />
      <Words x={x + 55} y={y + 146} size={13.5} weight={600} anchor="middle" ink={busy ? 'ink-faint' : 'on-ledger'}>
        Pause
      </Words>
    </>
  );
}

function SmallInput({ x, y, name, value, wrong = false }: SmallInputProps) {
  return (
    <>
      <Words x={x} y={y} size={13.5} weight={600}>
        {name}
      </Words>
      <Box
        x={x}
        y={y + 8}
        w={132}
        h={34}
        fill="card"
        ink={wrong ? 'error' : 'control'}
        thick={wrong ? 2 : 1}
        round={2}
      />
      <Words x={x + 10} y={y + 30} font="mono">
        {value}
      </Words>
    </>
  );
}

interface FormState {
  name: string;
  from: string;
  until: string;
  message: string;
  ink: Token;
}

interface SmallInputProps {
  x: number;
  y: number;
  name: string;
  value: string;
  wrong?: boolean;
}
