import type { ClassListRow } from '@agile-languages/api/desk';
import { Button } from '@agile-languages/shared/ui';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ClassSelect } from '../record/found-select.tsx';
import { recordQuery } from '../resources/resource.data.ts';

const mostNamed = 10;

/** They write the numbers, which stay for what people type. */
export function CodeClasses({ numbers, onNumbers }: { numbers: string; onNumbers: (numbers: string) => void }) {
  const [classId, setClassId] = useState('');
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.setCustomValidity(classId && 'Press “Add the class”, or choose none.'), [classId]);
  const chosen = numbers.split(/[\s,;]+/).filter(Boolean);
  const whole = [...new Set(chosen)].filter((id) => /^\d{6,9}$/.test(id));
  const found = useQueries({
    queries: whole.slice(0, mostNamed).map((id) => ({ ...recordQuery<ClassListRow>('classes', id), retry: false })),
  });
  const names = found.flatMap(({ data }) => data?.name ?? []);

  return (
    <div className="stack">
      <ClassSelect ref={select} state="ahead" isOptional value={classId} onChange={setClassId} />
      <div>
        <Button
          variant="line"
          size="small"
          disabled={classId === ''}
          onClick={() => {
            if (!chosen.includes(classId)) onNumbers([...chosen, classId].join('\n'));
            setClassId('');
          }}
        >
          Add the class
        </Button>
      </div>
      <p role="status">
        {names.length > 0 ? `For: ${names.join(' · ')}${whole.length > mostNamed ? ' and others' : ''}` : ''}
      </p>
    </div>
  );
}
