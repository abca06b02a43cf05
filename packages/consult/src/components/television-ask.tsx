import { consultApi, type PageLoad } from '@xinglin/api';
import type { ConsultKind } from '@xinglin/gateway-sdk';
import { pageCall, usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  departmentPictogram,
  EmptyState,
  Loaded,
  Pictogram,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { askHref } from '../model/ask-ways';
import { ScanToAsk } from './scan-to-ask';
import { TelevisionOffer } from './television-offer';
import styles from './television-page.module.css';
import { loadNewest, TelevisionState } from './television-state';

const homepage = pageCall(consultApi.endpoints.getConsultHomepage, () => undefined);
const fast = pageCall(consultApi.endpoints.isFastAskOpen, () => undefined);

/** The calls of {@link TelevisionAsk}. */
export const loadTelevisionAsk: PageLoad = (place) => [
  ...homepage.load(place),
  ...fast.load(place),
  loadNewest,
];

/** A service whose doctor is assigned, on a television: its terms, the code for the phone, and how the question stands. */
export function TelevisionAsk({ kind }: { kind: ConsultKind }): ReactElement {
  const { t } = useTranslation(['television', 'asking']);
  const { query } = usePlace();
  return (
    <Loaded query={homepage.useAnswer().answer} skeleton={<SkeletonList lines={4} count={2} />}>
      {({ services, departments }) => {
        const service = services.find((one) => one.kind === kind);
        if (service === undefined)
          return (
            <EmptyState
              kind="closed"
              title={t('asking:entry.closed')}
              action={
                <ButtonLink variant="outline" to={href('consult.portal')}>
                  {t('asking:portal.title')}
                </ButtonLink>
              }
            />
          );
        const department = departments.find(({ deptId }) => deptId === query.get('deptId'));
        return (
          <>
            <div className={styles['main']}>
              <TelevisionOffer service={service} now={kind === 'fast' && <FastNow />}>
                {department && (
                  <p className={styles['department']}>
                    <Pictogram name={departmentPictogram(department.deptId)} hued />
                    <b>{department.deptName}</b>
                    <Link to={href('consult.televisionAsk')} aria-label={t('result.changeOf')}>
                      {t('result.change')}
                    </Link>
                  </p>
                )}
              </TelevisionOffer>
              <TelevisionState />
            </div>
            <ScanToAsk to={askHref(kind, { deptId: department?.deptId })} />
          </>
        );
      }}
    </Loaded>
  );
}

/** Says that a doctor answers within minutes; nothing while none does. */
function FastNow(): ReactElement | null {
  const { t } = useTranslation('asking');
  const { currentData } = fast.useAnswer().answer;
  if (currentData?.isOpen !== true) return null;
  return (
    <p className={styles['now']}>
      {t('portal.fastNow', { count: currentData.answerWithinMinutes })}
    </p>
  );
}
