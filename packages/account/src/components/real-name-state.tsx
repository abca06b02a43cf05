import { realNameApi } from '@xinglin/api';
import { RemoveDialog } from '@xinglin/forms';
import type { GetRealNameResponse } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Button, ButtonLink, Card, KeyValueList, Note, ResultHeader, Stack } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDay } from './use-day';

/** Whom the account belongs to, masked, and what that is used for. */
function VerifiedPerson({ known }: { known: GetRealNameResponse }): ReactElement {
  const { t } = useTranslation('real-name');
  const day = useDay();
  const { person } = known;
  return (
    <Card as="div">
      <Stack gap={4}>
        <ResultHeader state="success" title={t('state.verified')} />
        {person && (
          <KeyValueList
            items={[
              { label: t('account:field.name'), value: person.name },
              // i18n-keys: shared:cardType.*
              {
                label: t('account:field.cardType'),
                value: t(`shared:cardType.${person.cardType}`),
              },
              { label: t('account:field.cardNo'), value: person.cardNo },
              {
                label: t('information.verified'),
                // i18n-keys: real-name:by.*
                value: t('information.verifiedBy', {
                  day: day(person.verifiedAt),
                  how: t(`by.${person.by}`),
                }),
              },
            ]}
          />
        )}
        <Note>{t('information.use')}</Note>
      </Stack>
    </Card>
  );
}

interface ReviewWaitingProps {
  review: NonNullable<GetRealNameResponse['review']>;
  onLookAgain: () => void;
}

/** Pictures are before staff: since when, until when, and how to take them back. */
function ReviewWaiting({ review, onLookAgain }: ReviewWaitingProps): ReactElement {
  const { t } = useTranslation('real-name');
  const day = useDay();
  const [isAsking, setIsAsking] = useState(false);
  const [withdraw, withdrawal] = realNameApi.useWithdrawRealNameReviewMutation();

  const stopAsking = () => {
    setIsAsking(false);
    withdrawal.reset();
  };

  return (
    <>
      <Card as="div">
        <ResultHeader state="waiting" title={t('state.inReview')}>
          {t('review.next', { day: day(review.submittedAt) })}
        </ResultHeader>
      </Card>
      <Stack inset>
        <Button block onClick={onLookAgain}>
          {t('review.lookAgain')}
        </Button>
        <Button block variant="outline" onClick={() => setIsAsking(true)}>
          {t('review.withdraw')}
        </Button>
      </Stack>
      {isAsking && (
        <RemoveDialog
          title={t('review.ask')}
          confirmLabel={t('review.withdraw')}
          keepLabel={t('review.keep')}
          removed={t('review.withdrawn')}
          remove={() => withdraw({ reviewId: review.reviewId })}
          removal={withdrawal}
          onClose={stopAsking}
        >
          {t('review.what')}
        </RemoveDialog>
      )}
    </>
  );
}

/** Goes on to where the person wanted to, by loading it: what may be entered has just changed. */
function GoOn({ target }: { target: string | undefined }): ReactElement {
  const { t } = useTranslation('real-name');
  return (
    <Stack inset>
      <ButtonLink block href={target ?? href('account.profile')}>
        {target === undefined ? t('backToProfile') : t('goOn')}
      </ButtonLink>
    </Stack>
  );
}

interface RealNameStateProps {
  known: GetRealNameResponse;
  /** The page the person came for. */
  target: string | undefined;
  onLookAgain: () => void;
}

/** The state that needs no action: verified, or waiting for staff. */
export default function RealNameState(props: RealNameStateProps): ReactElement {
  const { known, target, onLookAgain } = props;
  if (known.state === 'inReview' && known.review !== null)
    return <ReviewWaiting review={known.review} onLookAgain={onLookAgain} />;
  return (
    <>
      <VerifiedPerson known={known} />
      <GoOn target={target} />
    </>
  );
}
