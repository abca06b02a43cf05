import type { ConsultService, GetExpertConsultInfoResponse } from '@xinglin/gateway-sdk';
import { Avatar, Pictogram } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ask-head.module.css';

const steps = ['describe', 'pay', 'talk'] as const;

/** How long a consult of a service lasts and how much may be asked, in a few words. */
function useTerms(): (service: ConsultService) => string {
  const { t } = useTranslation('asking');
  return ({ title, lastsHours, turns, callMinutes }) => {
    if (callMinutes !== null) return t('head.call', { service: title, count: callMinutes });
    return turns === null
      ? t('head.anyTurns', { service: title, hours: lastsHours })
      : t('head.turns', { service: title, hours: lastsHours, count: turns });
  };
}

/** The first lines of each form of a question: who answers, the terms of the service, and the steps to the answer. */
export function AskHead({
  service,
  doctor,
}: {
  readonly service: ConsultService;
  /** Left out where the first free doctor answers. */
  readonly doctor?: GetExpertConsultInfoResponse['doctor'] | undefined;
}): ReactElement {
  const { t } = useTranslation('asking');
  const terms = useTerms();
  return (
    <div className={styles['head']}>
      {doctor === undefined ? (
        <span className={styles['kind']} data-hue="blue">
          <Pictogram name="consult" />
        </span>
      ) : (
        <Avatar kind="doctor" size="small" gender={doctor.gender} seed={doctor.doctorId} />
      )}
      <div className={styles['who']}>
        <h2 className={styles['name']}>
          {doctor === undefined
            ? t('head.assigned')
            : t('seen.doctor', { doctor: doctor.name, title: doctor.titleText })}
        </h2>
        <p className={styles['terms']}>{terms(service)}</p>
      </div>
      <ol className={styles['steps']} aria-label={t('head.steps')}>
        {steps.map((step, place) => (
          <li key={step} aria-current={place === 0 ? 'step' : undefined}>
            {/* i18n-keys: asking:head.step.* */}
            {t(`head.step.${step}`, { place: place + 1 })}
          </li>
        ))}
      </ol>
    </div>
  );
}
