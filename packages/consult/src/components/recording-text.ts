import type { CallRecording } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatInstant, hospitalTimeZone } from '@xinglin/rules';
import { useTranslation } from 'react-i18next';

/** What is said of a recording: when the call began, how long it is, until when it is kept. */
export function useRecordingText(): (recording: CallRecording) => {
  readonly startedAt: string;
  readonly length: string;
  readonly keptUntil: string;
} {
  const { t } = useTranslation('consult');
  const locale = useLocale();
  return ({ startedAt, durationMs, keptUntil }) => {
    const all = Math.max(1, Math.round(durationMs / 1000));
    const [minutes, seconds] = [Math.floor(all / 60), all % 60];
    return {
      startedAt: formatInstant(startedAt, locale, hospitalTimeZone),
      length:
        minutes === 0
          ? t('recordings.seconds', { seconds })
          : t('recordings.minutes', { minutes, seconds }),
      keptUntil: formatInstant(keptUntil, locale, hospitalTimeZone),
    };
  };
}
