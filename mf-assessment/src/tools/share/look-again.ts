export function lookAgain(link: string, now: Date, uid: string): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysAhead);
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => `${part}`.padStart(2, '0'))
    .join('');
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Agile Languages//Level Meter//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${date}`,
    'SUMMARY:Look at our communication level again',
    `DESCRIPTION:${escaped(`Open this link, press "Compare with mine", and see what has moved since: ${link}`)}`,
    `URL:${link}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

const daysAhead = 90;

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&');

/** RFC 5545: 75 bytes. All letters are ASCII, a link has its others encoded. */
const folded = (line: string) => line.replaceAll(/.{74}(?=.)/g, '$&\r\n ');
