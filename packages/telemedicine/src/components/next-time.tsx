import { useLocale } from '@xinglin/i18n';
import { formatInstant } from '@xinglin/rules';
import { Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** When an expert is free next; `at` is null where all is taken. */
export function NextTime(props: { at: string | null; timeZone: string }): ReactElement {
  const { at, timeZone } = props;
  const { t } = useTranslation('telemedicine');
  const locale = useLocale();
  return (
    <Note as="span">
      {at === null
        ? t('doctors.full')
        : t('doctor.next', { time: formatInstant(at, locale, timeZone) })}
    </Note>
  );
}
