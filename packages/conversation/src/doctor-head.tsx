import type { ConnectDpchatResponse } from '@xinglin/gateway-sdk';
import { Avatar } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './doctor-head.module.css';

/** With whom one is talking: face, name, title, department and hospital. */
export function DoctorHead({
  doctor: { doctorId, doctorName, gender, titleText, hospitalName, hospDeptName },
  action,
}: {
  doctor: ConnectDpchatResponse['doctor'];
  action: ReactNode;
}): ReactElement {
  return (
    <div className={styles['doctor']}>
      <Avatar kind="doctor" size="small" gender={gender} seed={doctorId} />
      <p className={styles['who']}>
        <span>
          <b>{doctorName}</b> <span className={styles['title']}>{titleText}</span>
        </span>
        <span className={styles['from']}>
          {hospitalName} {hospDeptName}
        </span>
      </p>
      {action}
    </div>
  );
}
