import { SentPictures } from '@xinglin/forms';
import type { ConsultOrder } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ButtonLink, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The case that a conversation begins with: whose it is, the question, and the pictures that were sent with it. */
export function OpeningCase({ consult }: { readonly consult: ConsultOrder }): ReactElement {
  const { t } = useTranslation('consult');
  const { orderKey, patientName, since, question, fileIds } = consult;
  return (
    <Stack gap={2}>
      {/* i18n-keys: consult:since.* */}
      <b>
        {since === null
          ? patientName
          : t('dpchat.whose', { patientName, since: t(`since.${since}`) })}
      </b>
      <span>{question}</span>
      {fileIds.length > 0 && (
        <SentPictures
          pictures={fileIds.map((fileId) => ({ fileId }))}
          titleOf={(number) => t('facts.picture', { number })}
        />
      )}
      <ButtonLink size="small" variant="text" to={href('consult.caseDetails', {}, { orderKey })}>
        {t('facts.seeCase')}
      </ButtonLink>
    </Stack>
  );
}
