import { zoneOffsetMinutes } from '@xinglin/rules';
import type { Visit } from './visit';

/** What a calendar entry of a visit says. */
export interface CalendarEntry extends Visit {
  /** Unique for good: a second import replaces the first. */
  readonly uid: string;
  readonly title: string;
  readonly place: string;
  readonly notes: string;
  /** IANA zone in which date and times are meant. */
  readonly timeZone: string;
  /** When the file is written: ISO 8601 with offset. */
  readonly writtenAt: string;
}

/**
 * An iCalendar file (RFC 5545) with one visit and a reminder a day and two hours before. The time
 * is given in the hospital's zone by name, with the zone's rule beside it, so that a phone abroad
 * shows the right moment. Zones with daylight saving are written with the offset of that day.
 */
export function calendarFile(entry: CalendarEntry): string {
  const offset = offsetText(zoneOffsetMinutes(`${entry.date}T12:00:00Z`, entry.timeZone));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Xinglin//Portal//ZH',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    `TZID:${entry.timeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${new Date(entry.writtenAt).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;TZID=${entry.timeZone}:${localText(entry.date, entry.startTime)}`,
    `DTEND;TZID=${entry.timeZone}:${localText(entry.date, entry.endTime)}`,
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

function localText(date: string, time: string): string {
  return `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
}

function offsetText(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}${pad(size % 60)}`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');
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
