import { visitMoments } from '@xinglin/rules';
import type { Visit } from './visit';

/** What a calendar entry of a visit says. */
export interface CalendarEntry extends Visit {
  /** Unique for good: a second import replaces the first. */
  readonly uid: string;
  /** Grows with each change of the visit, so that an earlier file never replaces a later one. */
  readonly sequence: number;
  readonly title: string;
  readonly place: string;
  readonly notes: string;
  /** IANA zone in which date and times are meant. */
  readonly timeZone: string;
  /** When the file is written: ISO 8601 with offset. */
  readonly writtenAt: string;
}

/**
 * An iCalendar file (RFC 5545) with one visit and a reminder a day and two hours before. The times are
 * moments in UTC, so that each phone shows the right one, whatever the clocks of the hospital's zone do that day.
 */
export function calendarFile(entry: CalendarEntry): string {
  const { start, end } = visitMoments(entry, entry.timeZone);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Xinglin//Portal//ZH',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utcText(new Date(entry.writtenAt))}`,
    `DTSTART:${utcText(start)}`,
    `DTEND:${utcText(end)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `LOCATION:${escapeText(entry.place)}`,
    `DESCRIPTION:${escapeText(entry.notes)}`,
    ...reminder('-P1D', entry.title),
    ...reminder('-PT2H', entry.title),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(fold).join('\r\n') + '\r\n';
}

function reminder(before: string, title: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:${before}`,
    'END:VALARM',
  ];
}

function utcText(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** A line break of any kind is written as one; a tab parts words; other control characters have no place in a text of the format. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, '\\n')
    .replaceAll('\t', ' ')
    .replace(/\p{Cc}/gu, '');
}

/** Lines hold at most 75 octets; a longer one goes on after a line break and a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let size = 0;
  for (const character of line) {
    const width = encoder.encode(character).length;
    if (size + width > 75) {
      folded += '\r\n ';
      size = 1;
    }
    folded += character;
    size += width;
  }
  return folded;
}
