import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { Button, CalendarAddIcon, type ButtonLook } from '@xinglin/ui';
import { useEffect, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const loadFile = () => import('../model/calendar-file');

/** Hands the visit to the phone's calendar as an .ics file. */
export function AddToCalendar({
  order,
  ...look
}: { order: RegistrationOrder } & Pick<ButtonLook, 'block' | 'variant'>): ReactElement {
  const { t } = useTranslation(['booking', 'shared']);
  // Fetched once the page is there, to be at hand where there is no network later; a tap asks again.
  useEffect(() => void loadFile().catch(() => undefined), []);
  const download = async () => {
    const { calendarFile } = await loadFile();
    const file = calendarFile({
      uid: `${order.orderNo}@xinglin`,
      // Each change of the visit is a step of its history.
      sequence: order.history.length,
      title: t('calendar.title', { doctor: order.doctorName, hospital: order.hospitalName }),
      place: [order.hospitalName, order.clinicAddress, order.hospitalAddress].join(' '),
      notes: [
        t('calendar.notes', { patient: order.patientName, code: order.voucherCode ?? '' }),
        ...order.bring,
        t('calendar.bookedOn', { channel: t('shared:brand.name') }),
      ].join('\n'),
      date: order.date,
      startTime: order.startTime,
      endTime: order.endTime,
      timeZone: order.timeZone,
      writtenAt: new Date().toISOString(),
    });
    const url = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${order.orderNo}.ics`;
    link.click();
    // Some browsers read the file only after the click has been handled.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  };
  return (
    <Button {...look} icon={<CalendarAddIcon />} onClick={() => void download()}>
      {t('calendar.add')}
    </Button>
  );
}
