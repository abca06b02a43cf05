import type { PrescriptionDetail } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay } from '@xinglin/rules';
import { Card, MedicineRow, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './medicines.module.css';

/** An earlier sheet as it is: for whom, what for, and each medicine with how it is taken. */
export function SheetCard({ sheet }: { readonly sheet: PrescriptionDetail }): ReactElement {
  const { t } = useTranslation('renewals');
  const locale = useLocale();
  const { patientName, diagnosis, doctorName, deptName, signedAt, items } = sheet;
  const day = formatDay(dayAt(signedAt), locale, { year: true });
  return (
    <Card title={t('sheet.about', { name: patientName, diagnosis })}>
      <Stack gap={3}>
        <Note>{t('sheet.written', { doctor: doctorName, dept: deptName, day })}</Note>
        <ul role="list" className={styles['rows']}>
          {items.map(({ lineId, picture, name, packText, quantity, directions }) => (
            <li key={lineId}>
              <MedicineRow
                picture={picture}
                without={t('prescribeDrugs.mark')}
                name={name}
                pack={packText}
                aside={<Note as="span">{t('sheet.packs', { count: quantity })}</Note>}
              >
                {directions}
              </MedicineRow>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
