import { ButtonLink, ErrorState, lazyPart, SkeletonList } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { staffApi, useDesk } from '../api/staff-api';
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
  return (
    <Consult
      key={orderKey}
      orderKey={orderKey}
      beginsByVideo={query.get('video') === '1'}
      beginsByPrescribing={query.get('part') === 'prescribing'}
    />
  );
}

// Only the doctor of a consult prescribes in it.
const PrescribingPanel = lazyPart(() => import('../prescribing/prescribing-panel'));

type Part = 'talk' | 'facts' | 'prescribing';

/** The page of one consult; a story or a test names it without an address. */
export function Consult({
  orderKey,
  beginsByVideo = false,
  beginsByPrescribing = false,
}: {
  readonly orderKey: string;
  /** Opens the call at once: the reader answers a patient who waits. */
  readonly beginsByVideo?: boolean;
  /** Opens the prescriptions at once: a notice is about them. */
  readonly beginsByPrescribing?: boolean;
}): ReactElement {
  const { t } = useTranslation('staff');
  const { data: consult, error, isFetching, refetch } = useDesk('open-consult', { orderKey });
  const open = useOpenConsults();
  const { data: me } = staffApi.useMeQuery();
  const mayPrescribe =
    (me?.actions.includes('sign-prescription') ?? false) &&
    consult !== undefined &&
    consult.doctorId === me?.doctor?.doctorId;
  // On narrow screens one of them is shown; on wide ones the talk always is, with one of the others beside it.
  const [chosen, setPart] = useState<Part | undefined>(
    beginsByPrescribing ? 'prescribing' : undefined,
  );
  // A request to renew is about its prescription.
  const first =
    consult?.kind === 'convenient' && !consult.acts.includes('take') ? 'prescribing' : 'talk';
  const wanted = chosen ?? first;
  const part = wanted === 'prescribing' && !mayPrescribe ? 'talk' : wanted;
  const sides: readonly Part[] = mayPrescribe ? ['facts', 'prescribing'] : ['facts'];
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
            {(['talk', ...sides] as const).map((one) => (
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
          <aside
            className={styles['facts']}
            aria-label={t(`consult.part.${part === 'prescribing' ? part : 'facts'}`)}
          >
            {mayPrescribe && (
              <div className={styles['sides']}>
                {sides.map((one) => (
                  <button
                    key={one}
                    type="button"
                    aria-pressed={(one === 'prescribing') === (part === 'prescribing')}
                    onClick={() => setPart(one)}
                  >
                    {t(`consult.part.${one}`)}
                  </button>
                ))}
              </div>
            )}
            {part === 'prescribing' ? (
              <PrescribingPanel orderKey={orderKey} />
            ) : (
              <ConsultFacts consult={consult} />
            )}
          </aside>
        </>
      )}
    </div>
  );
}
