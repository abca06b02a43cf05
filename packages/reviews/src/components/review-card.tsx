import { useChannel, useSession } from '@xinglin/api';
import type { Review } from '@xinglin/gateway-sdk';
import { href, signInHref } from '@xinglin/routes';
import {
  Card,
  FaceHead,
  FlagIcon,
  IconButton,
  IconLink,
  useHydrated,
  useLazyOpening,
} from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Letter } from './letter';
import { ReviewAnswer, ReviewBody } from './review-body';
import styles from './review-card.module.css';

const loadDialog = () => import('./report-dialog');
const ReportDialog = lazy(loadDialog);

/** A published review, or a letter of thanks on its paper. */
export function ReviewCard({
  review,
  withDoctor = false,
}: {
  review: Review;
  /** Shows which doctor it is about, in a list of several. */
  withDoctor?: boolean;
}): ReactElement {
  const { t } = useTranslation('reviews');
  if (review.type === 'praise')
    return (
      <article className={styles['letter']} aria-label={review.authorName ?? t('unnamed')}>
        <Letter letter={review} />
        <div className={styles['below']}>
          <ReviewAnswer review={review} />
          <Report review={review} />
        </div>
      </article>
    );
  return (
    <Card title={review.authorName ?? t('unnamed')} as="article" aside={<Report review={review} />}>
      <ReviewBody review={review} />
      {withDoctor && <AboutDoctor review={review} />}
    </Card>
  );
}

/** The doctor that a review is about, as a link; nothing for one of a hospital as a whole. */
function AboutDoctor({
  review: { doctorId, doctorName, doctorGender },
}: {
  review: Review;
}): ReactElement | null {
  const { t } = useTranslation('reviews');
  if (doctorId === null || doctorName === null) return null;
  return (
    <div className={styles['doctor']}>
      <FaceHead
        kind="doctor"
        size="small"
        level={3}
        face={{ seed: doctorId, gender: doctorGender ?? 'unknown' }}
        name={
          <Link className={styles['link']} to={href('directory.doctor', { id: doctorId })}>
            {t('ofDoctorNamed', { name: doctorName })}
          </Link>
        }
      />
    </div>
  );
}

/** Reports a review to the platform; a visitor signs in first. */
function Report({ review }: { review: Review }): ReactElement {
  const { t } = useTranslation('reviews');
  const isSignedIn = useSession()?.login === true;
  const isHydrated = useHydrated();
  const { signIn } = useChannel();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const ask = useLazyOpening(loadDialog, () => setOpen(true));
  const name = review.authorName ?? t('unnamed');
  // The server sends the same markup to every reader, so that it can be cached.
  if (!isSignedIn || !isHydrated)
    return (
      <IconLink
        icon={<FlagIcon />}
        to={signInHref(signIn, pathname, { target: pathname + search })}
        label={t('report.named', { name })}
      />
    );
  return (
    <>
      <IconButton
        icon={<FlagIcon />}
        label={t('report.named', { name })}
        aria-haspopup="dialog"
        onClick={ask}
      />
      {open && (
        <Suspense>
          <ReportDialog commentKey={review.commentKey} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
