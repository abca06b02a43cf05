import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEntry } from './calendar-file';

const entry: CalendarEntry = {
  uid: 'R20261122001@xinglin',
  sequence: 3,
  title: '沈知远 主任医师',
  place: '浙江省立同仁医院, 门诊 3 楼 B 区',
  notes: '请携带身份证；\n提前 30 分钟取号',
  date: '2026-11-22',
  startTime: '08:00',
  endTime: '08:30',
  timeZone: 'Asia/Shanghai',
  writtenAt: '2026-11-20T21:00:00.123+08:00',
};

const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('calendarFile', () => {
  it('gives the moments of the hospital’s zone', () => {
    const lines = unfold(calendarFile(entry));
    expect(lines).toContain('DTSTART:20261122T000000Z');
    expect(lines).toContain('DTEND:20261122T003000Z');
    expect(lines).toContain('DTSTAMP:20261120T130000Z');
  });

  it('is the same entry after a change, and a later one', () => {
    const [before, after] = [entry, { ...entry, startTime: '09:00', endTime: '09:30', sequence: 4 }]
      .map(calendarFile)
      .map(unfold);
    const of = (lines: readonly string[] | undefined, name: string) =>
      lines?.find((line) => line.startsWith(`${name}:`));
    expect(of(after, 'UID')).toBe(of(before, 'UID'));
    expect([of(before, 'SEQUENCE'), of(after, 'SEQUENCE')]).toEqual(['SEQUENCE:3', 'SEQUENCE:4']);
  });

  it.each([
    ['Asia/Shanghai', '2026-11-22', '23:30', '00:00', '20261122T153000Z', '20261122T160000Z'],
    ['Europe/Rome', '2026-10-25', '02:30', '03:00', '20261025T003000Z', '20261025T020000Z'],
    ['America/New_York', '2026-03-08', '02:15', '02:45', '20260308T071500Z', '20260308T074500Z'],
    ['Europe/London', '2026-03-29', '00:45', '01:15', '20260329T004500Z', '20260329T011500Z'],
    ['Australia/Sydney', '2026-10-04', '01:45', '03:15', '20261003T154500Z', '20261003T161500Z'],
    ['Australia/Lord_Howe', '2026-10-04', '01:45', '02:15', '20261003T151500Z', '20261003T154500Z'],
    ['Asia/Jakarta', '2026-12-31', '23:45', '00:15', '20261231T164500Z', '20261231T171500Z'],
    ['Europe/Rome', '2026-10-25', '01:00', '01:30', '20261024T230000Z', '20261024T233000Z'],
  ])('in %s on %s from %s to %s', (timeZone, date, startTime, endTime, start, end) => {
    const lines = unfold(calendarFile({ ...entry, timeZone, date, startTime, endTime }));
    expect(lines).toContain(`DTSTART:${start}`);
    expect(lines).toContain(`DTEND:${end}`);
  });

  it.each([
    'a\rATTENDEE:b',
    'a\r\nATTENDEE:b',
    'a\u2028ATTENDEE:b',
    'a\u0085ATTENDEE:b',
    'a\vATTENDEE:b',
  ])('adds no line for %j', (title) => {
    const file = calendarFile({ ...entry, title });
    expect(file).toContain('SUMMARY:a\\nATTENDEE:b\r\n');
    expect(file.split(/[\r\n\v\f\u0085\u2028\u2029]+/)).not.toContain('ATTENDEE:b');
  });

  it.each(['title', 'place', 'notes', 'uid'] as const)(
    'adds no line and no property by its %s, and keeps words apart',
    (field) => {
      const text =
        'a\tb;c,d\\e\u0000f\u001bg\r\nEND:VEVENT\nBEGIN:VALARM\u2029X-A:1\u{1F469}\ud83d';
      const file = calendarFile({ ...entry, [field]: text });
      const names = file
        .replaceAll('\r\n ', '')
        .split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/)
        .map((line) => line.split(':')[0]);
      expect(names).toEqual(
        calendarFile(entry)
          .replaceAll('\r\n ', '')
          .split('\r\n')
          .map((line) => line.split(':')[0]),
      );
      expect(file.replaceAll('\r\n ', '')).toContain('a b\\;c\\,d\\\\efg\\nEND:VEVENT\\n');
    },
  );

  it('escapes what the format reserves', () => {
    const lines = unfold(calendarFile(entry));
    expect(lines).toContain('LOCATION:浙江省立同仁医院\\, 门诊 3 楼 B 区');
    expect(lines).toContain('DESCRIPTION:请携带身份证；\\n提前 30 分钟取号');
  });

  it('holds any text in lines of at most 75 octets that unfold to it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        // A line break of any kind is written as an escape, so it cannot add a line of its own.
        const file = calendarFile({
          ...entry,
          title: title.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ''),
        });
        for (const line of file.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        const summary = unfold(file).find((line) => line.startsWith('SUMMARY:')) ?? '';
        const read = summary.slice('SUMMARY:'.length).replace(/\\([\\;,])/g, '$1');
        expect(read).toBe(title.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ''));
      }),
    );
  });
});
