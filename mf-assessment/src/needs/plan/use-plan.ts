import { ownZone } from '@agile-languages/shared/formats';
import { lastValueOf, useRemoteData } from '@agile-languages/shared/remote-data';
import { useLocation, useNavigate } from '@agile-languages/shared/router';
import { useState } from 'react';
import { getClasses } from '../../next-class/next-class.data.ts';
import type { NeedsRow } from '../needs-tables.ts';
import { datedClass } from './dated-class.ts';
import { fitPlan, type PlanEntry } from './fit-plan.ts';
import { type PlanSettings, readSettings, settingsSearch } from './plan-settings.ts';

export function usePlan(rows: readonly NeedsRow[]): Plan {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const settings = readSettings(new URLSearchParams(search));
  const ids = rows.map(({ id }) => id);
  const data = useRemoteData(ids.join(' '), () => {
    const zone = ownZone();
    const request = async (id: (typeof ids)[number]) => {
      const rows = await getClasses(id).catch(() => undefined);
      return { id, classes: rows?.map((row) => datedClass(row, zone)) };
    };
    return Promise.all(ids.map(request));
  });
  const answers = lastValueOf(data);
  const [tries, setTries] = useState(0);
  const [before, setBefore] = useState<typeof answers>();
  const known = rows.flatMap(({ id, language }) => {
    const classes = answers?.find((answer) => answer.id === id)?.classes;
    return classes ? [{ language, classes }] : [];
  });
  const failed = rows.filter(({ id }) => answers?.some((answer) => answer.id === id && !answer.classes));
  return {
    settings,
    onChange: (next) => {
      // The plan itself, behind `#`, stays.
      void navigate({ search: settingsSearch(next), hash }, { replace: true, preventScrollReset: true });
    },
    entries: fitPlan(known, settings),
    isPending: !answers && data.state === 'pending',
    isComplete: answers !== undefined && known.length === rows.length,
    failed: failed.map(({ language }) => language),
    isRetrying: before !== undefined && before === answers,
    tries,
    retry: () => {
      setBefore(answers);
      setTries(tries + 1);
      data.retry();
    },
  };
}

interface Plan {
  settings: PlanSettings;
  onChange: (settings: PlanSettings) => void;
  /** Of the Languages whose classes are known. */
  entries: readonly PlanEntry[];
  isPending: boolean;
  isComplete: boolean;
  /** Languages whose classes could not be loaded. */
  failed: readonly string[];
  /** Whether they are asked for again at the moment. */
  isRetrying: boolean;
  tries: number;
  retry: () => void;
}
