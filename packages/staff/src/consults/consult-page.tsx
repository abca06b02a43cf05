import { ButtonLink, ErrorState, SkeletonList } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useDesk } from '../api/staff-api';
import { ConsultFacts } from './consult-facts';
import { ConsultTalk } from './consult-talk';
import styles from './consult.module.css';
import { failureText } from '../parts/failure-text';
import { OpenStrip } from './open-strip';
import { useOpenConsults } from './use-open-consults';
import { useTitleSignal } from './use-title-signal';

/** A consult: its conversation, what is known of the patient, and the other open ones. */
export default function ConsultPage(): ReactElement {
  const { orderKey = '' } = useParams();
  const [query] = useSearchParams();
  // What was typed, recorded or called belongs to one consult.
  return <Consult key={orderKey} orderKey={orderKey} beginsByVideo={query.get('video') === '1'} />;
}

const parts = ['talk', 'facts'] as const;

/** The page of one consult; a story or a test names it without an address. */
export function Consult({
  orderKey,
  beginsByVideo = false,
}: {
  readonly orderKey: string;
  /** Opens the call at once: the reader answers a patient who waits. */
  readonly beginsByVideo?: boolean;
}): ReactElement {
  const { t } = useTranslation('staff');
  const { data: consult, error, isFetching, refetch } = useDesk('open-consult', { orderKey });
  const open = useOpenConsults();
  // On narrow screens one of the two is shown.
  const [part, setPart] = useState<(typeof parts)[number]>('talk');
  const calling = open.find(({ isCalling }) => isCalling);
  useTitleSignal(
    calling === undefined ? null : t('queue.callingTitle', { name: calling.patient.name }),
  );
  return (
    <div className={styles['page']} data-part={part}>
      <OpenStrip items={open} present={orderKey} />
      {consult === undefined ? (
        <div className={styles['whole']}>
          {error === undefined ? (
            <SkeletonList count={4} label={t('consult.loading')} />
          ) : (
            <ErrorState
              message={failureText(error, t)}
              onRetry={refetch}
              pending={isFetching}
              action={
                <ButtonLink to="/" variant="outline">
                  {t('consult.toQueue')}
                </ButtonLink>
              }
            />
          )}
        </div>
      ) : (
        <>
          <div className={styles['parts']}>
            {/* i18n-keys: staff:consult.part.* */}
            {parts.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === part}
                onClick={() => setPart(one)}
              >
                {t(`consult.part.${one}`)}
              </button>
            ))}
          </div>
          <ConsultTalk
            consult={consult}
            isCalling={open.some((one) => one.orderKey === orderKey && one.isCalling)}
            beginsByVideo={beginsByVideo}
          />
          <aside className={styles['facts']} aria-label={t('consult.part.facts')}>
            <ConsultFacts consult={consult} />
          </aside>
        </>
      )}
    </div>
  );
}
