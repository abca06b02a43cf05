import type { OwnReview } from '@xinglin/gateway-sdk';
import { NoticeBar, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The state of a review for its author: which words were stopped, why, and what can be done. */
export function ReviewState({ review }: { review: OwnReview }): ReactElement | null {
  const { t } = useTranslation('reviews');
  const { state, findings, refusal, appeal, pictureIds } = review;
  const told = findings.filter(({ act }) => state !== 'published' || act === 'mask');
  const isBad = state === 'blocked' || state === 'refused';
  if (state === 'private' || (state === 'published' && told.length === 0)) return null;
  const why =
    appeal !== null ? 'appealed' : told.length === 0 && pictureIds.length > 0 ? 'pictures' : state;
  return (
    <NoticeBar tone={isBad ? 'danger' : 'info'}>
      <Stack gap={2}>
        {/* i18n-keys: reviews:state.* */}
        <span>{t(`state.${state === 'inReview' ? why : state}`)}</span>
        {state === 'refused' && refusal !== null && <span>{t('refusal', { text: refusal })}</span>}
        {told.length > 0 && (
          <ul>
            {told.map(({ phrase, reason }, place) => (
              // One phrase may be found twice, for two reasons.
              <li key={`${place} ${phrase}`}>
                {/* i18n-keys: reviews:reason.* */}
                {t('finding', { phrase, reason: t(`reason.${reason}`) })}
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </NoticeBar>
  );
}
