import { SentPictures } from '@xinglin/forms';
import type { ConsultOrder } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './opening-case.module.css';

/** The case that a conversation begins with: whose it is, the question, and the pictures that were sent with it. */
export function OpeningCase({ consult }: { readonly consult: ConsultOrder }): ReactElement {
  const { t } = useTranslation('consult');
  const { orderKey, patientName, patientAge, since, question, fileIds } = consult;
  return (
    <Stack gap={2}>
      <p className={styles['whose']}>
        <b>{patientName}</b>
        {patientAge !== null && <span>{t('dpchat.age', { count: patientAge })}</span>}
        {/* i18n-keys: consult:since.* */}
        {since !== null && <span>{t(`since.${since}`)}</span>}
      </p>
      <span>{question}</span>
      {fileIds.length > 0 && (
        <SentPictures
          look="talk"
          pictures={fileIds.map((fileId) => ({ fileId }))}
          titleOf={(number) => t('facts.picture', { number })}
        />
      )}
      <Link className={styles['more']} to={href('consult.caseDetails', {}, { orderKey })}>
        {t('facts.seeCase')}
      </Link>
    </Stack>
  );
}
