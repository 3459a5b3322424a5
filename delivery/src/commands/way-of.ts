import type { Way } from '@agile-languages/api/give-way';

const ways: Readonly<Record<string, Way>> = {
  start: 'serving',
  serve: 'serving',
  dev: 'serving',
  publish: 'awaited',
  trainer: 'awaited',
  rollback: 'awaited',
  abort: 'awaited',
};

/** A site may run beside a command, so all but these are patient. */
export const wayOf = (command = ''): Way => ways[command] ?? 'patient';
