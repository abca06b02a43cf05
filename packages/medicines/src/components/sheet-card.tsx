import type { PrescriptionDetail } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay } from '@xinglin/rules';
import { Card, KeyValueList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** An earlier sheet as it is: for whom, what for, and each medicine with how it is taken. */
export function SheetCard({ sheet }: { readonly sheet: PrescriptionDetail }): ReactElement {
  const { t } = useTranslation('renewals');
  const locale = useLocale();
  const { patientName, diagnosis, doctorName, deptName, signedAt, items } = sheet;
  return (
    <Card title={t('sheet.title')}>
      <KeyValueList
        items={[
          { label: t('sheet.patient'), value: patientName, strong: true },
          { label: t('sheet.diagnosis'), value: diagnosis },
          {
            label: t('sheet.doctor'),
            value: t('sheet.doctorOf', { doctor: doctorName, dept: deptName }),
          },
          { label: t('sheet.signed'), value: formatDay(dayAt(signedAt), locale, { year: true }) },
          ...items.map(({ name, packText, quantity, directions }) => ({
            label: name,
            value: t('sheet.item', { directions, pack: packText, count: quantity }),
          })),
        ]}
      />
    </Card>
  );
}
