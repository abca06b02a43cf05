import type { ConnectDpchatResponse } from '@xinglin/gateway-sdk';
import { Avatar } from '@xinglin/ui';
import type { ReactElement } from 'react';
import styles from './doctor-head.module.css';

/** With whom one is talking: face, name, title, hospital and department. */
export function DoctorHead({
  doctor: { doctorId, doctorName, gender, titleText, hospitalName, hospDeptName },
}: {
  doctor: ConnectDpchatResponse['doctor'];
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
    </div>
  );
}
