import { servicePackagesApi } from '@xinglin/api';
import { RemoveDialog } from '@xinglin/forms';
import type { PackageOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { formatDay } from '@xinglin/rules';
import {
  Button,
  ButtonLink,
  Card,
  Cluster,
  KeyValueList,
  Note,
  Stack,
  useFocusKept,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Whether a package is paused, the way to pause or to resume it, and its pauses so far. */
export function Pauses({ order }: { order: PackageOrder }): ReactElement | null {
  const { t } = useTranslation('service-packages');
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const { orderNo, pauses, pauseLeft, mayPause, mayResume, statusText } = order;
  // A package that was resumed has no button for the dialog to give the focus back to.
  useFocusKept(statusText);
  if (!mayPause && !mayResume && pauses.length === 0) return null;
  const dayText = (day: string) => formatDay(day, locale, { year: true });
  const running = pauses.find(({ isRunning }) => isRunning);
  return (
    <Card title={t('pause.card')}>
      <Stack>
        {mayResume && running && <p>{t('pause.running', { day: dayText(running.resumesOn) })}</p>}
        {mayPause && (
          <Note>{t('pause.left', { times: pauseLeft.times, days: pauseLeft.days })}</Note>
        )}
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
        {mayResume && (
          <Cluster align="end">
            <Button size="small" onClick={() => setAsking(true)}>
              {t('resume.button')}
            </Button>
          </Cluster>
        )}
        {mayPause && (
          <Cluster align="end">
            <ButtonLink
              size="small"
              variant="outline"
              to={href('service-packages.pause', { orderNo })}
            >
              {t('pause.button')}
            </ButtonLink>
          </Cluster>
        )}
        {asking && <Resume order={order} onClose={() => setAsking(false)} />}
      </Stack>
    </Card>
  );
}

/** Asks before a pause is ended: its days that are left are taken off the end of the package. */
function Resume({ order, onClose }: { order: PackageOrder; onClose: () => void }): ReactElement {
  const { t } = useTranslation('service-packages');
  const [resume, resuming] = servicePackagesApi.useResumePackageMutation();
  return (
    <RemoveDialog
      title={t('resume.title')}
      confirmLabel={t('resume.confirm')}
      keepLabel={t('resume.keep')}
      removed={t('resume.done')}
      remove={() => resume({ orderNo: order.orderNo })}
      removal={resuming}
      onClose={onClose}
    >
      <p>{t('resume.hint')}</p>
    </RemoveDialog>
  );
}
