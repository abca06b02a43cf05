import type { PatientCheckIn } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatInstant } from '@xinglin/rules';
import type { KeyValueItem } from '@xinglin/ui';
import { useTranslation } from 'react-i18next';

/** When, where and for whom a visit is. */
export function useCheckInFacts(visit: PatientCheckIn): KeyValueItem[] {
  const { t } = useTranslation('precision');
  const locale = useLocale();
  return [
    {
      label: t('tell.time'),
      value: formatInstant(visit.startsAt, locale, visit.timeZone),
      strong: true,
    },
    { label: t('tell.place'), value: visit.hospitalName, detail: visit.hospDeptName },
    { label: t('tell.patient'), value: visit.patientName },
  ];
}
