import { EmptyState, SegmentLinks, StatusChip } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useDesk } from '../api/staff-api';
import { moveThroughRows } from '../consults/move-through-rows';
import { patientFacts } from '../consults/patient-facts';
import { PromiseMark } from '../consults/promise-mark';
import { queuePollMs } from '../consults/queue-item';
import { useMoment } from '../parts/moments';
import { PageBody } from '../parts/page-body';
import { ReadState } from '../parts/read-state';
import rows from '../parts/work-rows.module.css';
import type { ReviewItem } from './review-item';

const tabs = ['waiting', 'decided'] as const;

/** Prescriptions that wait for a pharmacist, the earliest promise first, and those that were decided. */
export default function ReviewsPage(): ReactElement {
  const { t } = useTranslation('staff');
  const [query] = useSearchParams();
  const tab = query.get('tab') === 'decided' ? 'decided' : 'waiting';
  const read = useDesk('list-reviews', { tab }, { pollingInterval: queuePollMs });
  // The counts stay while another tab is on its way.
  const [counts, setCounts] = useState(read.data?.counts);
  if (read.data !== undefined && read.data.counts !== counts) setCounts(read.data.counts);
  return (
    <PageBody
      title={t('frame.page.reviews')}
      aside={
        <SegmentLinks
          label={t('reviews.tabs')}
          items={tabs.map((one) => ({
            // i18n-keys: staff:reviews.tab.*
            to: one === 'waiting' ? '/reviews' : `/reviews?tab=${one}`,
            label: t(`reviews.tab.${one}`),
            ...(one === 'waiting' && { count: counts?.waiting ?? 0 }),
            active: one === tab,
          }))}
        />
      }
    >
      <ReadState read={read}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              kind={tab === 'waiting' ? 'waiting' : 'list'}
              // i18n-keys: staff:reviews.empty.*
              title={t(`reviews.empty.${tab}`)}
            />
          ) : (
            // oxlint-disable-next-line jsx_a11y/no-noninteractive-element-interactions -- the arrow keys only move the focus through the links inside
            <ul role="list" className={rows['rows']} onKeyDown={moveThroughRows}>
              {items.map((item) => (
                <ReviewRow key={item.prescriptionId} item={item} />
              ))}
            </ul>
          )
        }
      </ReadState>
    </PageBody>
  );
}

const chips = {
  forbidden: 'problem',
  warning: 'attention',
  info: 'upcoming',
  notChecked: 'cancelled',
} as const;

function ReviewRow({ item }: { readonly item: ReviewItem }): ReactElement {
  const { t } = useTranslation('staff');
  const moment = useMoment();
  const { prescriptionId, number, version, patient, diagnosis, itemNames, doctorName, worst } =
    item;
  return (
    <li
      className={rows['row']}
      data-level={worst === 'warning' || worst === 'forbidden' ? worst : undefined}
    >
      <span className={rows['who']}>
        <Link to={`/reviews/${prescriptionId}`} className={rows['link']} data-queue-link>
          {patient.name}
        </Link>
        <small>{patientFacts(patient, t)}</small>
      </span>
      <span className={rows['words']}>
        <span>
          {diagnosis}: {itemNames.join(t('common.comma'))}
        </span>
        <small>
          {t('reviews.from', { number, name: doctorName })}
          {version > 1 && ` · ${t('sheet.version', { version })}`}
        </small>
      </span>
      <span>
        {worst === null ? (
          <small>{t('reviews.noFinding')}</small>
        ) : (
          // i18n-keys: staff:findings.severity.*
          <StatusChip state={chips[worst]}>{t(`findings.severity.${worst}`)}</StatusChip>
        )}
      </span>
      <span className={rows['end']}>
        {item.state === 'inReview' ? (
          <PromiseMark askedAt={item.signedAt} answerBefore={item.reviewBefore} promised="review" />
        ) : (
          <small>
            {/* i18n-keys: staff:reviews.state.* */}
            {t(`reviews.state.${item.state}`)} · {moment(item.signedAt)}
          </small>
        )}
      </span>
    </li>
  );
}
