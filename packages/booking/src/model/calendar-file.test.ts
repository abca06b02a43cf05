import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEntry } from './calendar-file';

const entry: CalendarEntry = {
  uid: 'R20261122001@xinglin',
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
  it('names the hospital’s zone and its offset', () => {
    const lines = unfold(calendarFile(entry));
    expect(lines).toContain('DTSTART;TZID=Asia/Shanghai:20261122T080000');
    expect(lines).toContain('DTEND;TZID=Asia/Shanghai:20261122T083000');
    expect(lines).toContain('TZID:Asia/Shanghai');
    expect(lines).toContain('TZOFFSETTO:+0800');
    expect(lines).toContain('DTSTAMP:20261120T130000Z');
  });

  it('escapes what the format reserves', () => {
    const lines = unfold(calendarFile(entry));
    expect(lines).toContain('LOCATION:浙江省立同仁医院\\, 门诊 3 楼 B 区');
    expect(lines).toContain('DESCRIPTION:请携带身份证；\\n提前 30 分钟取号');
  });

  it('holds any text in lines of at most 75 octets that unfold to it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        // A line break of any kind is written as an escape, so it cannot add a line of its own.
        const file = calendarFile({ ...entry, title: title.replaceAll(/[\r\n]/g, '') });
        for (const line of file.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        const summary = unfold(file).find((line) => line.startsWith('SUMMARY:')) ?? '';
        const read = summary.slice('SUMMARY:'.length).replace(/\\([\\;,])/g, '$1');
        expect(read).toBe(title.replaceAll(/[\r\n]/g, ''));
      }),
    );
  });
});
