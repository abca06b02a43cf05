import { Avatar } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './clinic-hero.module.css';
import { SessionSteps } from './session-steps';

/** Drawn faces of no real person. */
const doctors = [
  { key: 'local', gender: 'female', seed: 'd-12' },
  { key: 'expert', gender: 'male', seed: 'd-14' },
] as const;

/** What a session is: the patient with a local doctor, the expert on the screen; and its three steps. */
export function ClinicHero({ lead }: { lead: string }): ReactElement {
  const { t } = useTranslation('telemedicine');
  return (
    <>
      <section className={styles['hero']}>
        <ul role="list">
          <li>
            <Avatar kind="person" gender="female" age="elder" seed="patient" />
            {t('hero.patient')}
          </li>
          {doctors.map(({ key, ...face }) => (
            <li key={key}>
              <Avatar kind="doctor" {...face} />
              {/* i18n-keys: telemedicine:hero.local, telemedicine:hero.expert */}
              {t(`hero.${key}`)}
            </li>
          ))}
        </ul>
        <p>{lead}</p>
      </section>
      <SessionSteps />
    </>
  );
}
