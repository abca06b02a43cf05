import type { Meta, StoryObj } from '@storybook/react-vite';
import { addDays, chooseDay, scheduleDays } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { Card } from '../display/card';
import type { ScheduleShiftView } from './props';
import { Schedule } from './schedule';

const today = '2026-11-20';

function shift(
  day: number,
  startTime: string,
  endTime: string,
  change: Partial<ScheduleShiftView> = {},
): ScheduleShiftView {
  const hour = Number(startTime.slice(0, 2));
  return {
    shiftCaseId: `${day}-${startTime}`,
    date: addDays(today, day),
    period: hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening',
    startTime,
    endTime,
    remaining: 3,
    status: 'released',
    releaseAt: null,
    clinicType: '专家门诊',
    feeCents: 3800,
    ...change,
  };
}

const shifts = [
  shift(0, '08:00', '08:30', { status: 'full', remaining: 0 }),
  shift(2, '08:00', '08:30'),
  shift(2, '08:30', '09:00', { remaining: 1 }),
  shift(2, '09:00', '09:30', { status: 'full', remaining: 0, canWait: true, waiting: 2 }),
  shift(2, '14:00', '14:30', { clinicType: '特需门诊', feeCents: 30000 }),
  shift(2, '18:30', '19:00', { status: 'stopped' }),
  shift(3, '08:00', '08:30'),
  shift(4, '08:00', '08:30', { status: 'stopped' }),
  shift(13, '08:00', '08:30', {
    status: 'notReleased',
    releaseAt: '2026-11-26T15:00:00+08:00',
  }),
];

function Example({ of }: { of: readonly ScheduleShiftView[] }): ReactElement {
  const [wanted, setWanted] = useState<string>();
  const days = scheduleDays(today, of);
  return (
    <Card title="预约挂号" aside="北京时间">
      <Schedule
        days={days}
        value={chooseDay(days, wanted)?.date}
        onValueChange={setWanted}
        bookTo={({ shiftCaseId }) => `/book/${shiftCaseId}`}
        waitTo={({ shiftCaseId }) => `/wait/${shiftCaseId}`}
        timeZone="Asia/Shanghai"
      />
    </Card>
  );
}

export default { title: 'Schedule', component: Example } satisfies Meta<typeof Example>;

type Story = StoryObj<typeof Example>;

/** Free, full, stopped and later days; the first free one is shown. */
export const Days: Story = { args: { of: shifts } };

/** Every day is full: the first of them is shown, and nothing can be booked. */
export const AllFull: Story = {
  args: { of: shifts.map((one) => ({ ...one, status: 'full', remaining: 0 })) },
};

/** The doctor has no shift in these days. */
export const NoClinic: Story = { args: { of: [] } };
