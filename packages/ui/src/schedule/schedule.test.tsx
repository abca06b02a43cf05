// @vitest-environment happy-dom
import { createI18n, I18nProvider, sharedNamespaces } from '@xinglin/i18n';
import { chooseDay, scheduleDays } from '@xinglin/rules';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { locales } from '../locales';
import type { ScheduleShiftView } from './props';
import { Schedule } from './schedule';

afterEach(cleanup);

const { default: ui } = await locales['zh-Hans']();
const { default: shared } = await sharedNamespaces.shared['zh-Hans']();

function shift(
  date: string,
  startTime: string,
  change: Partial<ScheduleShiftView> = {},
): ScheduleShiftView {
  return {
    shiftCaseId: `${date}-${startTime}`,
    date,
    period: startTime < '12:00' ? 'morning' : 'afternoon',
    startTime,
    endTime: startTime.replace(':00', ':30'),
    remaining: 3,
    status: 'released',
    releaseAt: null,
    clinicType: '专家门诊',
    feeCents: 3800,
    ...change,
  };
}

const full = { status: 'full', remaining: 0 } as const;
const shifts = [
  shift('2026-11-22', '08:00', { status: 'stopped' }),
  shift('2026-11-23', '14:00'),
  shift('2026-11-23', '08:00'),
  shift('2026-11-23', '09:00', full),
  shift('2026-12-05', '08:00', { status: 'notReleased', releaseAt: '2026-11-28T15:00:00+08:00' }),
];

function show(wanted?: string, of: readonly ScheduleShiftView[] = shifts, chosen?: string) {
  const onValueChange = vi.fn();
  const days = scheduleDays('2026-11-22', of);
  render(
    <MemoryRouter>
      <I18nProvider i18n={createI18n({ locale: 'zh-Hans', resources: { ui, shared } })}>
        <Schedule
          days={days}
          value={chooseDay(days, wanted)?.date}
          onValueChange={onValueChange}
          bookTo={(one) => `/book/${one.shiftCaseId}`}
          waitTo={(one) => `/wait/${one.shiftCaseId}`}
          chosen={chosen === undefined ? undefined : of.find((one) => one.shiftCaseId === chosen)}
          timeZone="Asia/Shanghai"
        />
      </I18nProvider>
    </MemoryRouter>,
  );
  return onValueChange;
}

describe('Schedule', () => {
  it('lists the shifts of the first free day by period, and links only those with a place', () => {
    show();
    expect(screen.getByRole('radio', { name: '11月23日 星期一 余 6' })).toHaveProperty(
      'checked',
      true,
    );
    const morning = within(screen.getByRole('list', { name: '11月23日 星期一 上午的号源' }));
    expect(morning.getAllByRole('listitem')).toHaveLength(2);
    expect(morning.getByText('约满')).toBeTruthy();
    expect(morning.getAllByRole('link')).toHaveLength(1);
    expect(
      screen
        .getByRole('link', { name: '预约 11月23日 星期一 下午 14:00 余 3' })
        .getAttribute('href'),
    ).toBe('/book/2026-11-23-14:00');
  });

  it('tells which day was chosen, and lets no day without clinic be chosen', () => {
    const onValueChange = show();
    fireEvent.click(screen.getByRole('radio', { name: '11月22日 星期日 停诊' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-22');
    expect(screen.getByRole('radio', { name: '11月24日 星期二 不出诊' })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('links a full shift to its wait-list, with the number waiting', () => {
    const waiting = { ...full, canWait: true, waiting: 2 };
    show(undefined, [shift('2026-11-23', '08:00'), shift('2026-11-23', '09:00', waiting)]);
    const wait = screen.getByRole('link', {
      name: '候补 11月23日 星期一 上午 09:00 候补 2 人',
    });
    expect(wait.getAttribute('href')).toBe('/wait/2026-11-23-09:00');
  });

  it('marks the chosen shift, and separates kinds of clinic', () => {
    const special = { clinicType: '特需门诊', feeCents: 30_000 };
    const of = [shift('2026-11-23', '08:00'), shift('2026-11-23', '14:00', special)];
    show(undefined, of, '2026-11-23-14:00');
    expect(screen.getAllByRole('heading', { level: 4 }).map((one) => one.textContent)).toEqual([
      '专家门诊 ¥38',
      '特需门诊 ¥300',
    ]);
    const chosen = screen.getByRole('link', { current: true });
    expect(chosen.getAttribute('aria-label')).toBe('选择 11月23日 星期一 下午 14:00 余 3');
  });

  it('chooses nothing when the strip scrolls', () => {
    const later = shift('2026-12-02', '08:00');
    const onValueChange = show(undefined, [...shifts, later]);
    vi.useFakeTimers();
    const scroller = screen.getAllByRole('radio')[0]?.closest('fieldset')?.querySelector('div');
    Object.defineProperty(scroller, 'clientWidth', { value: 300 });
    Object.defineProperty(scroller, 'scrollLeft', { value: 300 });
    fireEvent.scroll(scroller ?? document);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByText('11月–12月')).toBeTruthy();
  });

  it('says when a shift opens', () => {
    show('2026-12-05');
    expect(screen.getByText('2026年11月28日 15:00 开放预约')).toBeTruthy();
    expect(screen.getByText('专家门诊 ¥38')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('chooses the first free day of the week that is turned to, and names day and month', () => {
    const free = shift('2026-12-02', '08:00');
    const onValueChange = show(undefined, [...shifts, shift('2026-11-30', '08:00', full), free]);
    expect(screen.getByText('11月')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: '11月23日 星期一' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '后 7 天' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-12-02');
    expect(screen.getByText('11月–12月')).toBeTruthy();
  });

  it('leaves the day where the next week has no clinic', () => {
    const onValueChange = show(undefined, [shift('2026-11-23', '08:00')]);
    fireEvent.click(screen.getByRole('button', { name: '后 7 天' }));
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 3, name: '11月23日 星期一' })).toBeTruthy();
  });

  it.each([
    ['a later day', '2026-11-22', '11月23日 星期一', '2026-11-23'],
    ['an earlier day where none comes later', '2026-12-05', '11月23日 星期一', '2026-11-23'],
  ])('leads from a day without a place to %s', (_, wanted, day, date) => {
    const onValueChange = show(wanted);
    fireEvent.click(screen.getByRole('button', { name: `最近有号：${day}` }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(date);
  });

  it('offers no empty strip where there is no clinic at all', () => {
    show(undefined, []);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText('近期没有排班')).toBeTruthy();
  });
});
