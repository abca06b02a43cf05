import { sampleNextMatter } from '@xinglin/testing';
import { describe, expect, it } from 'vitest';
import texts from './locales/matters/zh-Hans.json';
import { matterLine } from './matter-line';

const days: Readonly<Record<string, string>> = {
  'shared:day.today': '今天',
  'shared:day.tomorrow': '明天',
  'shared:day.dayAfterTomorrow': '后天',
};

/** Finds a text as i18next does. */
function t(key: string, values: Record<string, unknown> = {}): string {
  let found: unknown = texts;
  for (const part of key.replace('matters:', '').split('.'))
    found = (found as Record<string, unknown> | undefined)?.[part];
  const text = typeof found === 'string' ? found : (days[key] ?? key);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}

const line = (changes: Parameters<typeof sampleNextMatter>[0]) =>
  matterLine(sampleNextMatter(changes), {
    t,
    locale: 'zh-Hans',
    now: Date.parse('2026-11-20T21:00:00+08:00'),
  });

describe('the words and the link of what is next', () => {
  it.each([
    [{}, '明天 08:00', '/my/order/detail/20261122140000000001'],
    [{ what: 'pay', amountCents: 5000 }, '待支付 ¥50', '/my/reservation/pay/20261122140000000001'],
    [
      { kind: 'consult', what: 'read' },
      '有新回复',
      '/consult/dpchat?orderKey=20261122140000000001',
    ],
    [
      { kind: 'consult', what: 'answer' },
      '医生等您补充照片',
      '/consult/dpchat?orderKey=20261122140000000001',
    ],
    [{ kind: 'checkUp', what: 'read' }, '报告出来了', null],
    [{ kind: 'checkUp', at: null, day: '2026-11-22' }, '后天', null],
    [{ at: '2026-11-24T14:30:00+08:00' }, '周二 14:30', null],
    [{ at: '2026-12-07T14:30:00+08:00' }, '12月7日 周一 14:30', null],
    [{ kind: 'goods', what: 'collect' }, '快递在路上', null],
    [{ kind: 'drugs', what: 'collect' }, '可以去取药', null],
    [{ kind: 'drugs', what: 'answer' }, '药房等您决定', null],
    [{ kind: 'drugs', what: 'wait' }, '等药房送药', null],
    [{ kind: 'goods', what: 'wait' }, '等待发货', null],
    [{ what: 'wait', orderNo: null, waitId: 'w1', position: 3 }, '候补第 3 位', '/my/order/waits'],
    [{ what: 'review' }, '待评价', null],
    [{ kind: 'membership', what: 'pay', amountCents: 9900 }, '待支付 ¥99', null],
  ] as const)('of %j are %s at %s', (changes, lead, to) => {
    const found = line(changes);
    expect(found.lead).toBe(lead);
    if (to === null) expect(found.to).toContain('20261122140000000001');
    else expect(found.to).toBe(to);
  });

  it('name the doctor, else what it is about, and everyone it is for', () => {
    expect(line({}).about).toBe('沈知远');
    const people = [
      { patientId: 'p-1', name: '王秀兰', relation: 'parent' },
      { patientId: 'p-2', name: '王一诺', relation: 'child' },
    ] as const;
    const found = line({ doctorName: null, title: '年度体检', people: [...people] });
    expect(found).toMatchObject({ about: '年度体检', who: '王秀兰、王一诺' });
  });
});
