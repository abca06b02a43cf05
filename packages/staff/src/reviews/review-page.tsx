import { ButtonLink, KeyValueList, NoticeBar } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { useDesk } from '../api/staff-api';
import { PromiseMark } from '../consults/promise-mark';
import { patientFacts } from '../consults/patient-facts';
import { PageBody } from '../parts/page-body';
import { ReadState } from '../parts/read-state';
import { HealthMarks } from '../prescriptions/health-marks';
import { Sheet } from '../prescriptions/sheet';
import { ReviewDecision } from './review-decision';
import type { ReviewedPrescription } from './review-item';
import styles from './reviews.module.css';

/** One prescription under review: the sheet, and beside it what the pharmacist judges by. */
export default function ReviewPage(): ReactElement {
  const { t } = useTranslation('staff');
  const { prescriptionId = '' } = useParams();
  const navigate = useNavigate();
  const read = useDesk('open-prescription', { prescriptionId });
  const waiting = useDesk('list-reviews', { tab: 'waiting' });
  const next = waiting.data?.items.find((one) => one.prescriptionId !== prescriptionId);
  const toNext = (): void =>
    void navigate(next === undefined ? '/reviews' : `/reviews/${next.prescriptionId}`);
  return (
    <PageBody
      title={t('reviews.title', { number: read.data?.number ?? '' })}
      aside={<Link to="/reviews">{t('reviews.toList')}</Link>}
    >
      <ReadState read={read}>
        {(prescription) => (
          <div className={styles['page']}>
            <Sheet prescription={prescription} />
            <aside className={styles['facts']} aria-label={t('reviews.facts')}>
              <PatientFacts prescription={prescription} />
              {!prescription.mayReview && (
                <NoticeBar
                  action={
                    <ButtonLink
                      size="small"
                      to={next === undefined ? '/reviews' : `/reviews/${next.prescriptionId}`}
                    >
                      {t(next === undefined ? 'reviews.toList' : 'reviews.next')}
                    </ButtonLink>
                  }
                >
                  {/* i18n-keys: staff:sheet.state.* */}
                  {t('reviews.notWaiting', { state: t(`sheet.state.${prescription.state}`) })}
                </NoticeBar>
              )}
              <ReviewDecision
                key={prescription.prescriptionId}
                prescription={prescription}
                onDecided={toNext}
                onRefused={read.refetch}
              />
            </aside>
          </div>
        )}
      </ReadState>
    </PageBody>
  );
}

function PatientFacts({
  prescription,
}: {
  readonly prescription: ReviewedPrescription;
}): ReactElement {
  const { t } = useTranslation('staff');
  const { patientName, patientGender, patientAge, allergies, isPregnant, former, review } =
    prescription;
  return (
    <section className={styles['block']} aria-label={t('consult.facts.patient')}>
      <p>
        <b>{patientName}</b>{' '}
        {patientFacts({ name: patientName, gender: patientGender, age: patientAge }, t)}
      </p>
      <HealthMarks allergies={allergies} isPregnant={isPregnant} />
      {prescription.mayReview && (
        <PromiseMark
          askedAt={prescription.signedAt}
          answerBefore={prescription.reviewBefore}
          promised="review"
        />
      )}
      <KeyValueList
        items={[
          { label: t('reviews.doctor'), value: prescription.doctorName },
          ...(former?.review?.reason
            ? [{ label: t('reviews.formerReturn'), value: former.review.reason }]
            : []),
          ...(review === null
            ? []
            : [
                {
                  label: t('reviews.reviewedBy'),
                  value: review.pharmacistName,
                  ...(review.reason !== null && { detail: review.reason }),
                },
              ]),
        ]}
      />
    </section>
  );
}
