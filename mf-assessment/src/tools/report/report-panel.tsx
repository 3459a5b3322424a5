import { useSay } from '@agile-languages/shared/ui';
import { type ChangeEvent, type Dispatch, useEffect, useState } from 'react';
import { dayOf } from '../../assessment/dated.ts';
import { caseMarks, type MeterAction, type MeterState } from '../../assessment/meter-state.ts';
import panel from '../../components/panel.module.css';
import { saveAs } from '../../components/save-as.ts';
import { PrintedReport } from './printed-report.tsx';
import { readFile, toCsv, toJson } from './saved-file.ts';
import { useReportEvidence } from './use-report-evidence.tsx';

export function ReportPanel({ state, link, dispatch }: ReportPanelProps) {
  const say = useSay();
  const [date, setDate] = useState<Date>();
  const [message, setMessage] = useState('');
  const { choice, ...shown } = useReportEvidence(state);

  useEffect(() => {
    if (!date) return;
    const onAfterPrint = () => setDate(undefined);
    addEventListener('afterprint', onAfterPrint);
    print();
    return () => removeEventListener('afterprint', onAfterPrint);
  }, [date]);

  const onFile = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    if (!file) return;
    const read = readFile(file.size < 1_000_000 ? await file.text() : '');
    input.value = '';
    if (read.kind === 'read') dispatch({ ...read, type: 'import' });
    setMessage(say(messages[read.kind]));
  };

  return (
    <>
      <p>
        {say(
          'Several pages with your level, all eight cases, what is strong, what is missing and what to learn in which order. It is made in this browser; nothing is uploaded.',
        )}
      </p>
      <div className={panel.row}>
        <button type="button" className={panel.button} onClick={() => setDate(new Date())}>
          {say('Print or save as PDF')}
        </button>
        <button
          type="button"
          className={panel.line}
          onClick={() => saveAs('agile-communication-level.csv', 'text/csv', `\uFEFF${toCsv(caseMarks(state))}`)}
        >
          {say('Table (CSV)')}
        </button>
        <button
          type="button"
          className={panel.line}
          onClick={() =>
            saveAs('agile-communication-level.json', 'application/json', toJson(caseMarks(state), dayOf(new Date())))
          }
        >
          {say('Data (JSON)')}
        </button>
      </div>
      {choice}
      <label className={panel.label} htmlFor="meter-file">
        {say('Load answers you saved earlier (CSV or JSON)')}
      </label>
      <div className={panel.row}>
        <input id="meter-file" type="file" accept=".csv,.json" className={panel.field} onChange={onFile} />
      </div>
      <p className={panel.message} role="status">
        {message}
      </p>
      {date ? <PrintedReport state={state} link={link} date={date} {...shown} /> : null}
    </>
  );
}

const messages = {
  read: 'The file is open. Undo brings your answers back.',
  unreadable: 'We could not read this file. Your own answers have not changed.',
  newer: 'This file was saved by a newer version of the meter; your answers are as they were.',
};

interface ReportPanelProps {
  state: MeterState;
  link: string;
  dispatch: Dispatch<MeterAction>;
}
