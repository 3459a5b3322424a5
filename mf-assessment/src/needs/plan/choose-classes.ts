/**
 * At most one class of each Language. Exact: as many Languages as possible, then the earliest end of the last class,
 * then the earliest starts. @returns in the order of `languages`
 */
export function chooseClasses<Class extends Attendable>(
  languages: readonly (readonly Class[])[],
  hoursAWeek: number,
): (Class | undefined)[] {
  const clash = rememberedClashes();
  let best: Selection<Class> = nothing;

  const search = (taken: Selection<Class>, open: readonly Group<Class>[]) => {
    const [next, ...later] = open.toSorted((a, b) => a.classes.length - b.classes.length);
    if (!next && isBetter(taken, best)) best = taken;
    if (!next || !isBetter(bestPossible(taken, open), best)) return;
    for (const candidate of next.classes) {
      const now = withClass(taken, candidate);
      if (!isBetter(bestPossible(now, later), best)) continue;
      const latest = now.count + later.length > best.count ? Number.POSITIVE_INFINITY : best.end;
      const fits = (other: Class) =>
        other.end <= latest && !clash(candidate, other) && hasHours(now, other, hoursAWeek);
      search(now, groupsOf(later.map(({ classes }) => classes.filter(fits))));
    }
    search(taken, later);
  };

  const alone = (one: Class) => hasHours(nothing, one, hoursAWeek);
  search(nothing, groupsOf(languages.map((classes) => classes.filter(alone).toSorted((a, b) => a.end - b.end))));
  return languages.map((classes) => classes.find((one) => best.classes.includes(one)));
}

export function firstClash(one: Attendable, other: Attendable): Span | undefined {
  let index = 0;
  for (const session of one.sessions) {
    let span = other.sessions[index];
    while (span && span.end <= session.start && span.start < session.start) span = other.sessions[++index];
    if (span && (span.start < session.end || span.start === session.start)) return session;
  }
  return undefined;
}

function rememberedClashes() {
  const known = new Map<Attendable, Map<Attendable, boolean>>();
  return (one: Attendable, other: Attendable): boolean => {
    const ofOne = known.get(one) ?? new Map<Attendable, boolean>();
    known.set(one, ofOne);
    const clashes = ofOne.get(other) ?? firstClash(one, other) !== undefined;
    ofOne.set(other, clashes);
    return clashes;
  };
}

function hasHours({ weeks }: Pick<Selection<never>, 'weeks'>, one: Attendable, hoursAWeek: number): boolean {
  for (const [week, hours] of one.weeks) if ((weeks.get(week) ?? 0) + hours > hoursAWeek) return false;
  return true;
}

function withClass<Class extends Attendable>(taken: Selection<Class>, one: Class): Selection<Class> {
  const weeks = new Map(taken.weeks);
  for (const [week, hours] of one.weeks) weeks.set(week, (weeks.get(week) ?? 0) + hours);
  return {
    classes: [...taken.classes, one],
    count: taken.count + 1,
    end: Math.max(taken.end, one.end),
    starts: taken.starts + one.start,
    weeks,
  };
}

/** With what each Language adds at least; classes by their end. */
function groupsOf<Class extends Attendable>(languages: readonly (readonly Class[])[]): Group<Class>[] {
  return languages.flatMap((classes) => {
    const [first] = classes;
    if (!first) return [];
    return [
      { classes, end: first.end, start: classes.reduce((least, { start }) => Math.min(least, start), first.start) },
    ];
  });
}

/** What no selection can exceed that adds one class of each. */
function bestPossible(taken: Rank, open: readonly Group<Attendable>[]): Rank {
  let { end, starts } = taken;
  for (const group of open) {
    end = Math.max(end, group.end);
    starts += group.start;
  }
  return { count: taken.count + open.length, end, starts };
}

const isBetter = (one: Rank, other: Rank) =>
  (other.count - one.count || one.end - other.end || one.starts - other.starts) < 0;

const nothing: Selection<never> = { classes: [], count: 0, end: 0, starts: 0, weeks: new Map() };

export interface Attendable {
  sessions: readonly Span[];
  start: number;
  end: number;
  /** Hours in each week that has a session. */
  weeks: ReadonlyMap<number, number>;
}

export interface Span {
  start: number;
  end: number;
}

interface Rank {
  count: number;
  end: number;
  starts: number;
}

interface Selection<Class> extends Rank {
  classes: readonly Class[];
  weeks: ReadonlyMap<number, number>;
}

interface Group<Class> {
  classes: readonly Class[];
  end: number;
  start: number;
}
