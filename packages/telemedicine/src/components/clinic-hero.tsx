import { telemedicineTerms } from '@xinglin/rules';
import { CalendarIcon, Card, FaceRow, HospitalIcon, StepWay, VideoIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './clinic-hero.module.css';

const steps = [
  { key: 'choose', icon: <CalendarIcon /> },
  { key: 'place', icon: <HospitalIcon /> },
  { key: 'meet', icon: <VideoIcon /> },
] as const;

/** What a session is: the patient with a local doctor, the expert on the screen; and its three steps. */
export function ClinicHero({ lead }: { lead: string }): ReactElement {
  const { t } = useTranslation('telemedicine');
  return (
    <>
      <section className={styles['hero']}>
        <FaceRow
          kind="doctor"
          size="small"
          faces={[
            { seed: 'patient', gender: 'female', age: 'elder', text: t('hero.patient') },
            { seed: 'd-12', gender: 'female', text: t('hero.local') },
            { seed: 'd-14', gender: 'male', text: t('hero.expert') },
          ]}
        />
        <p>{lead}</p>
      </section>
      <Card as="div">
        <StepWay
          label={t('guide.title')}
          steps={steps.map(({ key, icon }) => ({
            icon,
            // i18n-keys: telemedicine:hero.step.*, telemedicine:hero.note.*
            title: t(`hero.step.${key}`),
            note: t(`hero.note.${key}`, telemedicineTerms),
            state: 'now' as const,
          }))}
        />
      </Card>
    </>
  );
}
