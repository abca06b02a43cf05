import { usePageModules } from '@xinglin/api';
import type { PackageOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { DialogButton } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { formatCents, formatDay } from '@xinglin/rules';
import { ButtonLink, Cluster, Fold, KeyValueList, Stack, useFocusKept } from '@xinglin/ui';
import { lazy, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const loadDialog = () => import('./give-up');
const GiveUp = lazy(loadDialog);

/** How a package is paused or refunded, its pauses so far, and what would be refunded now. */
export function PackageEnding({ order }: { order: PackageOrder }): ReactElement | null {
  const { t } = useTranslation('service-packages');
  const locale = useLocale();
  const { orderNo, pauseLeft, mayRefund, statusText } = order;
  const hasPauses = usePageModules('service-packages.orderDetail')('pauses');
  const mayPause = order.mayPause && hasPauses;
  const mayResume = order.mayResume && hasPauses;
  const pauses = hasPauses ? order.pauses : [];
  // A package that was resumed or refunded has no button for the dialog to give the focus back to.
  useFocusKept(statusText);
  const canPause = mayPause || mayResume || pauses.length > 0;
  if (!canPause && !mayRefund) return null;
  const dayText = (day: string) => formatDay(day, locale, { year: true });
  const running = pauses.find(({ isRunning }) => isRunning);
  return (
    <Fold title={t(canPause ? 'ending.title' : 'ending.refundTitle')}>
      <Stack>
        {mayRefund && <p>{t('ending.refund', { amount: formatCents(order.refundNowCents) })}</p>}
        {mayPause && <p>{t('pause.left', { times: pauseLeft.times, days: pauseLeft.days })}</p>}
        {mayResume && running && <p>{t('pause.running', { day: dayText(running.resumesOn) })}</p>}
        {pauses.length > 0 && (
          <KeyValueList
            items={pauses.map(({ reason, startedOn, resumesOn, days }) => ({
              // i18n-keys: service-packages:pause.reasons.*
              label: t(`pause.reasons.${reason}`),
              value: t('pause.days', { count: days }),
              detail: t('pause.from', { from: dayText(startedOn), to: dayText(resumesOn) }),
            }))}
          />
        )}
        <Cluster align="end">
          {mayPause && (
            <ButtonLink
              size="small"
              variant="outline"
              to={href('service-packages.pause', { orderNo })}
            >
              {t('pause.button')}
            </ButtonLink>
          )}
          {mayRefund && (
            <DialogButton
              text={t('giveUp.refundButton')}
              size="small"
              load={loadDialog}
              renderDialog={(onClose) => <GiveUp order={order} onClose={onClose} />}
            />
          )}
        </Cluster>
      </Stack>
    </Fold>
  );
}
