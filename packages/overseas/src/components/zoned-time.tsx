import { useLocale } from '@xinglin/i18n';
import { formatInstant, hospitalTimeZone, zoneOffsetMinutes } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useReaderZone } from './use-reader-zone';

/** A moment in the reader's zone, with the doctors' time beside it where that is another. */
export function ZonedTime({ at }: { at: string }): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const locale = useLocale();
  const zone = useReaderZone();
  const isSame = zoneOffsetMinutes(at, zone) === zoneOffsetMinutes(at, hospitalTimeZone);
  const own = formatInstant(at, locale, zone);
  return (
    <time dateTime={at}>
      {isSame ? own : t('time.both', { own, theirs: formatInstant(at, locale, hospitalTimeZone) })}
    </time>
  );
}
