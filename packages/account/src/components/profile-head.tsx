import { Note } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './profile-head.module.css';

interface ProfileHeadProps {
  avatar: ReactNode;
  name: string;
  detail: string;
}

/** Picture, name and masked phone of the person. */
export function ProfileHead({ avatar, name, detail }: ProfileHeadProps): ReactElement {
  return (
    <div className={styles['head']}>
      {avatar}
      <div>
        <h2 className={styles['name']}>{name}</h2>
        <Note>{detail}</Note>
      </div>
    </div>
  );
}
