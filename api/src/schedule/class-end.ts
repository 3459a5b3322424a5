import { type ClassTime, sessionsOf } from './sessions.ts';

/** When the last session of a class ends; when it begins, if its sessions cannot be read. */
export function classEnd(time: ClassTime): string {
  try {
    const last = sessionsOf(time).at(-1);
    return (last?.end ?? last?.start)?.toISOString() ?? time.startsAt;
  } catch {
    return time.startsAt;
  }
}
