import { prescriptionsApi } from '@xinglin/api';
import type { PrescriptionDetail } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatInstant } from '@xinglin/rules';
import {
  ButtonLink,
  KeyValueList,
  Loaded,
  NoticeBar,
  Note,
  Sheet,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './medicines.module.css';

/** Checks a prescription against its signatures now, and shows by what; the signed sheet can be opened. */
export default function SignatureSheet(props: {
  prescription: PrescriptionDetail;
  onClose: () => void;
}): ReactElement {
  const { prescription, onClose } = props;
  const { t } = useTranslation('medicines');
  const locale = useLocale();
  const { prescriptionId, number } = prescription;
  // What is shown here was checked at this moment.
  const checked = prescriptionsApi.useVerifyPrescriptionQuery(
    { prescriptionId },
    { refetchOnMountOrArgChange: true },
  );
  const sheet = prescriptionsApi.useGetPrescriptionSheetQuery({ prescriptionId });
  const url = sheet.currentData?.url;
  return (
    <Sheet
      open
      size="tall"
      title={t('signature.sheetTitle', { number })}
      onClose={onClose}
      footer={
        url === undefined ? undefined : (
          <ButtonLink block href={url}>
            {t('signature.pdf')}
          </ButtonLink>
        )
      }
    >
      <Loaded query={checked} skeleton={<SkeletonList lines={3} count={2} />}>
        {({ isUnchanged, contentHash, checkedAt, signatures }) => (
          <Stack>
            <NoticeBar tone={isUnchanged ? 'info' : 'danger'} live>
              {t(isUnchanged ? 'signature.isUnchanged' : 'signature.changed')}
            </NoticeBar>
            <KeyValueList
              items={[
                { label: t('signature.checkedAt'), value: formatInstant(checkedAt, locale) },
                ...signatures.map((one) => ({
                  // i18n-keys: medicines:signature.role.*
                  label: t(`signature.role.${one.role}`),
                  value: t(one.isValid ? 'signature.valid' : 'signature.invalid', {
                    name: one.name,
                    time: formatInstant(one.at, locale),
                  }),
                  detail: (
                    <span className={styles['hash']}>
                      {one.certificate}
                      <br />
                      {one.fingerprint}
                    </span>
                  ),
                })),
                {
                  label: t('signature.hash'),
                  value: <span className={styles['hash']}>{contentHash}</span>,
                },
              ]}
            />
            {signatures.some(({ isSandbox }) => isSandbox) && <Note>{t('signature.sandbox')}</Note>}
          </Stack>
        )}
      </Loaded>
      {sheet.isError && <Note>{t('signature.noPdf')}</Note>}
    </Sheet>
  );
}
