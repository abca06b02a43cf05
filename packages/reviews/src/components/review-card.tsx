import { useChannel, useSession } from '@xinglin/api';
import type { Review } from '@xinglin/gateway-sdk';
import { href, signInHref } from '@xinglin/routes';
import { Button, ButtonLink, Card, Cluster, useHydrated, useLazyOpening } from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ReviewBody } from './review-body';

const loadDialog = () => import('./report-dialog');
const ReportDialog = lazy(loadDialog);

/** A review as everybody reads it. */
export function ReviewCard({
  review,
  withDoctor = false,
}: {
  review: Review;
  /** Says which doctor it is about, in a list of several. */
  withDoctor?: boolean;
}): ReactElement {
  const { t } = useTranslation('reviews');
  const { doctorId, doctorName } = review;
  return (
    <Card title={review.authorName ?? t('unnamed')} as="article" aside={<Report review={review} />}>
      <ReviewBody review={review} />
      {withDoctor && doctorId !== null && doctorName !== null && (
        <ButtonLink variant="text" size="small" to={href('directory.doctor', { id: doctorId })}>
          {t('ofDoctorNamed', { name: doctorName })}
        </ButtonLink>
      )}
    </Card>
  );
}

/** The way to say that a review should not stand there; a visitor signs in first. */
function Report({ review }: { review: Review }): ReactElement {
  const { t } = useTranslation('reviews');
  const isSignedIn = useSession()?.login === true;
  const isHydrated = useHydrated();
  const { signIn } = useChannel();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const ask = useLazyOpening(loadDialog, () => setOpen(true));
  const name = review.authorName ?? t('unnamed');
  // What the server sends is the same for all, so that it can be kept.
  if (!isSignedIn || !isHydrated)
    return (
      <ButtonLink
        variant="text"
        size="small"
        to={signInHref(signIn, pathname, { target: pathname + search })}
        aria-label={t('report.named', { name })}
      >
        {t('report.act')}
      </ButtonLink>
    );
  return (
    <Cluster>
      <Button
        variant="text"
        size="small"
        aria-haspopup="dialog"
        aria-label={t('report.named', { name })}
        onClick={ask}
      >
        {t('report.act')}
      </Button>
      {open && (
        <Suspense>
          <ReportDialog commentKey={review.commentKey} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Cluster>
  );
}
