import { checkUpApi } from '@xinglin/api';
import type { CheckUpPackage } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { pageCall } from '@xinglin/pages';
import { checkUpTerms, dayRefundUntil, formatCents, formatDay } from '@xinglin/rules';
import {
  CalendarAddIcon,
  Card,
  CardIcon,
  DocumentIcon,
  DownIcon,
  PinIcon,
  ShieldIcon,
  StepWay,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { packageCodeOf } from '../model/links';
import styles from './package-facts.module.css';

/** Most stores that are requested for the first free day of a package. */
const mostStores = 50;

/** The stores of the package that the address names, with their first free days. */
export const storesOfPackage = pageCall(checkUpApi.endpoints.listPhysicalStores, (place) => ({
  packageCode: packageCodeOf(place),
  pageSize: mostStores,
}));

/** The four steps of a package, and what is refunded until when. */
export function PackageWay({ offer }: { offer: CheckUpPackage }): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const { answer } = storesOfPackage.useAnswer();
  const stores = answer.currentData?.items ?? [];
  const first = stores
    .flatMap(({ freeDays }) => freeDays.map(({ day }) => day))
    .toSorted((one, other) => one.localeCompare(other))[0];
  const opens = stores.map(({ store }) => store.opensAt).toSorted()[0];
  const whole = offer.refundRule
    .filter(({ percent }) => percent === 100)
    .toSorted((one, other) => one.daysBefore - other.daysBefore)[0];
  return (
    <Card as="div">
      <StepWay
        label={t('way.label')}
        steps={[
          {
            icon: <CardIcon />,
            title: t('way.pay'),
            note: t('way.payNote', { minutes: checkUpTerms.payWithinMinutes }),
            state: 'now',
          },
          {
            icon: <CalendarAddIcon />,
            title: t('way.day'),
            note:
              first === undefined
                ? t('chooseStore.full')
                : t('way.dayNote', { day: formatDay(first, locale) }),
            state: 'later',
          },
          {
            icon: <PinIcon />,
            title: t(offer.preparationKinds.includes('fasting') ? 'way.fasting' : 'way.go'),
            note: opens === undefined ? undefined : t('way.goNote', { time: opens }),
            state: 'later',
          },
          {
            icon: <DocumentIcon />,
            title: t('way.report'),
            note: t('way.reportNote'),
            state: 'later',
          },
        ]}
      />
      {offer.refundRule.length > 0 && (
        <details className={styles['refund']}>
          <summary>
            <ShieldIcon />
            <span>
              {whole
                ? t('way.refund', {
                    count: whole.daysBefore,
                    until: dayRefundUntil,
                    amount: formatCents(offer.priceCents, { decimals: 'auto' }),
                  })
                : t('package.refund')}
            </span>
            <DownIcon />
          </summary>
          <ul>
            {offer.refundRule.map(({ daysBefore, percent }) => (
              <li key={daysBefore}>
                {t('package.refundStep', { count: daysBefore, until: dayRefundUntil, percent })}
              </li>
            ))}
            <li>{t('package.refundAfter')}</li>
          </ul>
        </details>
      )}
    </Card>
  );
}
