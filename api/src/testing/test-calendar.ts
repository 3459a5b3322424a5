export type TestEvent = Map<string, string[]>;

interface TestCalendar {
  method: string;
  events: TestEvent[];
}

/** As RFC 5545 writes it; refuses what RFC 5546 does not allow. */
export function readCalendar(text: string): TestCalendar {
  if (!text.endsWith('\r\n') || /(?<!\r)\n/.test(text)) throw new Error('Lines end with CR and LF.');
  const lines = text.slice(0, -2).split('\r\n');
  const long = lines.find((line) => Buffer.byteLength(line) > 75);
  if (long) throw new Error(`More than 75 bytes: ${long}`);
  const properties = text
    .replaceAll(/\r\n[ \t]/g, '')
    .slice(0, -2)
    .split('\r\n')
    .map(propertyIn);
  const calendar = new Map<string, string[]>();
  const events: TestEvent[] = [];
  let within = calendar;
  for (const { name, value, parameters } of properties) {
    if (name === 'BEGIN' && value === 'VEVENT') {
      within = new Map();
      events.push(within);
    } else if (name === 'END' && value === 'VEVENT') within = calendar;
    else
      within.set(name, [...(within.get(name) ?? []), ...(name === 'ATTENDEE' ? [`${parameters}:${value}`] : [value])]);
  }
  const method = one(calendar, 'METHOD');
  for (const name of ['VERSION', 'PRODID']) one(calendar, name);
  for (const event of events) checkEvent(event, method);
  return { method, events };
}

function propertyIn(line: string) {
  const found = /^([A-Z][A-Z\d-]*)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/.exec(line);
  if (!found) throw new Error(`No property: ${line}`);
  const [, name = '', parameters = '', value = ''] = found;
  return { name, parameters, value };
}

export function one(event: TestEvent, name: string): string {
  const [value, ...others] = event.get(name) ?? [];
  if (value === undefined || others.length > 0)
    throw new Error(`${name} is there ${others.length + (value === undefined ? 0 : 1)} times.`);
  return value;
}

/** RFC 5546, 3.2.1 and 3.2.5. */
function checkEvent(event: TestEvent, method: string): void {
  for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'ORGANIZER', 'SEQUENCE']) one(event, name);
  const attendees = event.get('ATTENDEE') ?? [];
  if (method === 'PUBLISH' && (attendees.length > 0 || one(event, 'SUMMARY') === ''))
    throw new Error('A published event has a summary and no attendee.');
  if (method === 'CANCEL' && (attendees.length !== 1 || one(event, 'STATUS') !== 'CANCELLED'))
    throw new Error('A cancelled event names its attendee.');
}

/** RFC 5546, 2.1.5: it takes newer events only. */
export function createObedientCalendar() {
  const kept = new Map<string, TestEvent>();

  function take(text: string): void {
    for (const event of readCalendar(text).events) {
      const uid = one(event, 'UID');
      const before = kept.get(uid);
      if (before && Number(one(before, 'SEQUENCE')) >= Number(one(event, 'SEQUENCE')))
        throw new Error(`${uid} is older than what is there.`);
      kept.set(uid, event);
    }
  }

  const held = () => [...kept.values()].filter((event) => one(event, 'STATUS') !== 'CANCELLED');

  return { take, held };
}
