import { type ClassRow, parsePattern } from '@agile-languages/shared/api';
import { type SeatShare, seatShares } from '@agile-languages/shared/formats';
import { chooseClasses, firstClash } from './choose-classes.ts';
import type { DatedClass } from './dated-class.ts';
import { isDayOff, type PlanSettings } from './plan-settings.ts';

export function fitPlan(languages: readonly LanguageDates[], settings: PlanSettings): PlanEntry[] {
  const possible = languages.map(({ classes }) => classes.filter((one) => !obstacleOf(one, settings)));
  const chosen = chooseClasses(possible, mostHours(settings));
  const names = languages.map(({ language }) => language);
  return languages.map(({ language, classes }, index) => {
    const next = chosen[index];
    const others = chosen.flatMap((one, other) =>
      one && other !== index ? [{ ...one, language: names[other] ?? '' }] : [],
    );
    const passed = next ? classes.filter(({ start }) => start < next.start) : classes;
    return {
      language,
      next,
      passed: passed.map((one) => ({
        row: one.row,
        why: obstacleOf(one, settings) ?? collisionOf(one, others, settings),
      })),
      shares: next ? [] : sharesOf(classes, settings),
    };
  });
}

const mostHours = ({ hours }: PlanSettings) => hours || Number.POSITIVE_INFINITY;

function obstacleOf(one: DatedClass, settings: PlanSettings): Obstacle | undefined {
  const { seatsLeft = settings.people } = one.row;
  if (one.sessions.length === 0) return { kind: 'undated' };
  if (!hasAllSessions(one)) return { kind: 'unread' };
  if (seatsLeft < settings.people) return { kind: 'seats', seats: seatsLeft };
  const off = one.days.find((day) => isDayOff(day, settings));
  if (off) return { kind: 'off', day: off };
  const hours = Math.max(...one.weeks.values());
  return hours > mostHours(settings) ? { kind: 'hours', hours, others: [] } : undefined;
}

/** Of a pattern that cannot be read the first session alone is known. */
function hasAllSessions({ row, sessions }: DatedClass): boolean {
  const count = row.sessions ? 1 : (parsePattern(row.pattern)?.count ?? 1);
  return sessions.length >= count && sessions.every(({ start, end }) => end > start);
}

function collisionOf(one: DatedClass, others: readonly Chosen[], settings: PlanSettings): Obstacle {
  for (const other of others) {
    const clash = firstClash(one, other);
    if (clash) return { kind: 'clash', language: other.language, day: one.days[one.sessions.indexOf(clash)] ?? '' };
  }
  for (const [week, own] of one.weeks) {
    const busy = others.filter(({ weeks }) => weeks.has(week));
    const hours = busy.reduce((sum, { weeks }) => sum + (weeks.get(week) ?? 0), own);
    if (hours > mostHours(settings)) return { kind: 'hours', hours, others: busy.map(({ language }) => language) };
  }
  return { kind: 'late', day: one.days.at(-1) ?? '' };
}

/** Classes with seats for all of these people together, where no single one has. */
function sharesOf(classes: readonly DatedClass[], { people }: PlanSettings): SeatShare<ClassRow>[] {
  const rows = classes.map(({ row }) => row);
  const hasOne = rows.some(({ seatsLeft = people }) => seatsLeft >= people);
  return people === 1 || hasOne ? [] : seatShares(rows, people);
}

export interface LanguageDates {
  language: string;
  classes: readonly DatedClass[];
}

export interface PlanEntry {
  language: string;
  next: DatedClass | undefined;
  passed: readonly Passed[];
  /** How many people could learn when. */
  shares: readonly SeatShare<ClassRow>[];
}

export interface Passed {
  row: ClassRow;
  why: Obstacle;
}

/** Days are like `2026-12-25`. */
export type Obstacle =
  | { kind: 'undated' }
  | { kind: 'unread' }
  | { kind: 'seats'; seats: number }
  | { kind: 'off'; day: string }
  | { kind: 'hours'; hours: number; others: readonly string[] }
  | { kind: 'clash'; language: string; day: string }
  /** It fits, but its last session is after the plan. */
  | { kind: 'late'; day: string };

interface Chosen extends DatedClass {
  language: string;
}
