import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay, hospitalTimeZone } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The day of a comment, and whether its author changed it since. */
export function CommentTime({ at, edited }: { at: string; edited: boolean }): ReactElement {
  const { t } = useTranslation('health-services');
  const locale = useLocale();
  const day = formatDay(dayAt(new Date(at), hospitalTimeZone), locale);
  return <>{edited ? t('evaluations.edited', { day }) : day}</>;
}
