import { Box, Drawing, Rule, Words } from '@agile-languages/shared/art';
import type { ReactNode } from 'react';
import { type ModuleName, modules } from '../../simulation-platform/modules.ts';

const width = 720;
const height = 440;

export function ModuleSheet({ module: name, title, children }: ModuleSheetProps) {
  return (
    <Drawing width={width} height={height} label={`Module ${modules.indexOf(name) + 1}, ${name}: ${title}`}>
      <Box x={0.75} y={0.75} w={width - 1.5} h={height - 1.5} fill="card" ink="ink" thick={1.5} />
      <Box x={1.5} y={1.5} w={46} h={height - 3} fill="sunk" />
      <Rule x={48} y={1} h={height - 2} />
      {modules.map((module, index) => (
        <IndexNumber key={module} y={22 + index * 37} number={index + 1} current={module === name} />
      ))}
      <Words x={72} y={39} font="head" size={21} weight={650}>
        {name}
      </Words>
      <Words x={width - 24} y={38} font="mono" size={13} ink="ink-faint" anchor="end">
        {title}
      </Words>
      <Rule x={48} y={56} w={width - 49} ink="proof" />
      {children}
    </Drawing>
  );
}

function IndexNumber({ y, number, current }: { y: number; number: number; current: boolean }) {
  return (
    <>
      {current ? <Box x={1.5} y={y - 3} w={47} h={30} fill="marker" /> : null}
      <Words
        x={24}
        y={y + 17}
        font="mono"
        anchor="middle"
        ink={current ? 'marker-ink' : 'ink-faint'}
        weight={current ? 700 : undefined}
      >
        {number}
      </Words>
    </>
  );
}

interface ModuleSheetProps {
  module: ModuleName;
  title: string;
  children: ReactNode;
}
