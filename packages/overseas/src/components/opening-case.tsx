import { SentPictures } from '@xinglin/forms';
import type { OverseasConsult } from '@xinglin/gateway-sdk';
import { Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The case that a conversation begins with: whose it is, what is wrong, and the pictures that were sent with it. */
export function OpeningCase({
  consult: { nickname, question, fileIds },
}: {
  consult: Pick<OverseasConsult, 'nickname' | 'question' | 'fileIds'>;
}): ReactElement {
  const { t } = useTranslation('overseas-consult');
  return (
    <Stack gap={2}>
      <b>{nickname}</b>
      <span>{question}</span>
      {fileIds.length > 0 && (
        <SentPictures
          pictures={fileIds.map((fileId) => ({ fileId }))}
          titleOf={(number) => t('detail.picture', { number })}
        />
      )}
    </Stack>
  );
}
