import type { Review } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay } from '@xinglin/rules';
import { LetterSheet } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** A letter of thanks on its paper, with its seal. */
export function Letter({
  letter,
  text = letter.text,
}: {
  letter: Review;
  /** In place of what others read. */
  text?: string;
}): ReactElement {
  const { t } = useTranslation('reviews');
  const locale = useLocale();
  return (
    <LetterSheet
      paper={letter.paper ?? 'plain'}
      salutation={letter.doctorName && t('praise.salutation', { name: letter.doctorName })}
      signature={letter.authorName ?? t('unnamed')}
      date={formatDay(dayAt(letter.createdAt), locale, { year: true })}
      sealed
    >
      {text}
    </LetterSheet>
  );
}
