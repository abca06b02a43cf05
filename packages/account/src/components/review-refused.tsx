import type { GetRealNameResponse } from '@xinglin/gateway-sdk';
import { NoticeBar } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Why staff refused, with what to do about it. */
export function ReviewRefused({
  review,
}: {
  review: GetRealNameResponse['review'];
}): ReactElement | null {
  const { t } = useTranslation('real-name');
  if (review === null || review.refusal === null) return null;
  return (
    <NoticeBar tone="danger">
      {/* i18n-keys: real-name:refusal.* */}
      {t('review.refused', { why: t(`refusal.${review.refusal}`) })}
      {review.remark !== null && t('review.remark', { remark: review.remark })}
    </NoticeBar>
  );
}
