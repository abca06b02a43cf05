import type { DeskResponse } from '@xinglin/contract';
import { Button, Cluster } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureTiles } from '../consults/talk/picture-tiles';
import { useMoment } from '../parts/moments';
import { ItemLines } from '../prescriptions/item-lines';
import styles from './prescribing.module.css';

type Renewal = NonNullable<DeskResponse<'open-prescribing'>['renewal']>;

/** A request to renew: the earlier prescription beside what the patient answered. */
export function RenewalRequest({
  renewal: { former, survey, proofs },
  onCopy,
  onRefuse,
}: {
  readonly renewal: Renewal;
  /** Copies the earlier lines into the form; undefined where nothing can be prescribed. */
  readonly onCopy: (() => void) | undefined;
  /** Undefined where it cannot be refused any more. */
  readonly onRefuse: (() => void) | undefined;
}): ReactElement {
  const { t } = useTranslation('staff');
  const moment = useMoment();
  const allergies = [
    // i18n-keys: staff:renewal.allergyClass.*
    ...survey.allergyClasses.map((one) => t(`renewal.allergyClass.${one}`)),
    ...(survey.otherAllergy === undefined ? [] : [survey.otherAllergy]),
  ];
  const answers: readonly (readonly [string, string, boolean])[] = [
    [
      // i18n-keys: staff:renewal.takes.*
      t('renewal.takesAsPrescribed'),
      t(`renewal.takes.${survey.takesAsPrescribed}`),
      survey.takesAsPrescribed !== 'always',
    ],
    [
      t('renewal.lastReading'),
      survey.lastReading ?? t('renewal.notAnswered'),
      survey.lastReading === undefined,
    ],
    [
      t('renewal.sideEffects'),
      survey.sideEffects ?? t('renewal.none'),
      survey.sideEffects !== undefined,
    ],
    [
      t('renewal.allergies'),
      allergies.length === 0 ? t('renewal.none') : allergies.join(t('common.comma')),
      allergies.length > 0,
    ],
    ...yesOrNo('renewal.pregnant', survey.isPregnant, true),
    ...yesOrNo('renewal.guardian', survey.isGuardianPresent, false),
  ];
  function yesOrNo(key: string, answer: boolean | undefined, alarming: boolean) {
    // i18n-keys: staff:renewal.pregnant, staff:renewal.guardian
    return answer === undefined
      ? []
      : [[t(key), t(answer ? 'renewal.yes' : 'renewal.no'), answer === alarming] as const];
  }
  return (
    <section className={styles['block']} aria-label={t('renewal.title')}>
      <h3>{t('renewal.title')}</h3>
      <div className={styles['beside']}>
        <div>
          <h4>{t('renewal.former', { number: former.number })}</h4>
          <p className={styles['soft']}>
            {former.diagnosis} · {former.doctorName} · {moment(former.signedAt)}
          </p>
          <ItemLines items={former.items} />
        </div>
        <div>
          <h4>{t('renewal.survey')}</h4>
          <dl className={styles['answers']}>
            {answers.map(([question, answer, isNotable]) => (
              <div key={question} data-notable={isNotable || undefined}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
          {proofs.length > 0 && (
            <>
              <h4>{t('renewal.proofs')}</h4>
              <PictureTiles pictures={proofs} />
            </>
          )}
        </div>
      </div>
      {(onCopy ?? onRefuse) !== undefined && (
        <Cluster>
          {onCopy !== undefined && <Button onClick={onCopy}>{t('prescribing.copy')}</Button>}
          {onRefuse !== undefined && (
            <Button variant="text" onClick={onRefuse}>
              {t('renewal.refuse')}
            </Button>
          )}
        </Cluster>
      )}
    </section>
  );
}
