import type { MedicineLine } from '@xinglin/gateway-sdk';
import { SilenceNotice } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoments } from '../model/use-moments';

const minute = 60_000;
const minutesOfHour = 60;

const handOf = {
  sign: 'doctor',
  review: 'pharmacist',
  dispense: 'pharmacy',
  deliver: 'courier',
  arrive: 'courier',
} as const satisfies Record<MedicineLine['steps'][number]['step'], string>;

/** Whose silence it is: the step that is late, which may not be the one that is next. */
function silentHand({ steps, next }: MedicineLine): string {
  const late = steps.find(({ state }) => state === 'late');
  return late === undefined ? next.hand : handOf[late.step];
}

/** Nothing was heard: which silence it is, what was said last, and what happens when it lasts. Nothing where there is none. */
export function LineSilence({ line }: { line: MedicineLine }): ReactElement | null {
  const { t } = useTranslation('medicines');
  const { hour, now } = useMoments();
  const { silence } = line;
  if (silence === null) return null;
  // i18n-keys: medicines:line.hand.*
  const who = t(`line.hand.${silentHand(line)}`);
  const from = new Date(silence.lastHeardAt ?? silence.since).getTime();
  const minutes = Math.max(1, Math.floor((now - from) / minute));
  const lasted =
    minutes < 2 * minutesOfHour
      ? t('silence.minutes', { count: minutes })
      : t('silence.hours', { count: Math.floor(minutes / minutesOfHour) });
  const words =
    silence.lastWords === null
      ? null
      : t('silence.lastWords', {
          time: hour(silence.lastHeardAt ?? silence.since),
          words: silence.lastWords,
        });
  const then =
    silence.then === null
      ? null
      : // i18n-keys: medicines:silence.then.*
        t(`silence.then.${silence.then.what}`, { time: hour(silence.then.at) });
  const below = [words, then].filter((one) => one !== null);
  return (
    <SilenceNotice
      // i18n-keys: medicines:silence.kind.*
      title={t(`silence.kind.${silence.kind}`, { who, lasted, time: hour(silence.since) })}
    >
      {below.length === 0 ? undefined : below.join(t('silence.joint'))}
    </SilenceNotice>
  );
}
