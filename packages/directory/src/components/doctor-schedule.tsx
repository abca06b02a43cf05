import { usePageTime } from '@xinglin/api';
import type { Doctor } from '@xinglin/gateway-sdk';
import { formatZone, hospitalTimeZone } from '@xinglin/rules';
import { Card, Loaded, Schedule, SkeletonSchedule } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSchedule } from '../model/doctor-choice';
import styles from './doctor-schedule.module.css';

/** When the doctor can be seen. */
export function DoctorSchedule({
  doctor,
  chooses = false,
}: {
  doctor: Doctor;
  /** A tile chooses its slot, which a bar books; by default it books. */
  chooses?: boolean;
}): ReactElement {
  const { doctorId, timeZone } = doctor;
  const { t } = useTranslation('directory');
  const pageTime = usePageTime();
  const schedule = useSchedule(doctorId);
  return (
    <Card id="schedule" as="div">
      <Loaded query={schedule.months} skeleton={<SkeletonSchedule />}>
        {(answers) => {
          const { days, day, slot } = schedule.shownOf(answers);
          return (
            <Schedule
              heading={<h2 className={styles['heading']}>{t('doctor.way.visit')}</h2>}
              days={days}
              value={day?.date}
              onValueChange={schedule.chooseDay}
              keep={schedule.keep}
              timeZone={timeZone}
              zone={
                timeZone === hospitalTimeZone
                  ? t('doctor.beijingTime')
                  : formatZone(pageTime, timeZone)
              }
              bookTo={chooses ? schedule.chooseSlotTo : schedule.reservationTo}
              chosen={chooses ? slot : undefined}
              waitTo={schedule.reservationTo}
            />
          );
        }}
      </Loaded>
    </Card>
  );
}
