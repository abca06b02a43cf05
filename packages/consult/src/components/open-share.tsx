import type { CaseShare } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { AddressToShare, ButtonLink, Card, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { sharedHref } from '../model/shared-case';
import { WithdrawShare } from './withdraw-share';

/** The address of a share as a code and a link, how often it was opened, and the way to take it back. */
export function OpenShare({
  share: { shareId, reads },
  token,
}: {
  readonly share: CaseShare;
  readonly token: string;
}): ReactElement {
  const { t } = useTranslation('sharing');
  const address = sharedHref(token);
  return (
    <Card title={t('open.title')}>
      <Stack>
        <p>{t('open.hint')}</p>
        <p>{t('open.reads', { count: reads })}</p>
        <AddressToShare
          address={address}
          codeLabel={t('open.code')}
          copyLabel={t('open.copy')}
          copied={t('open.sent.copied')}
          byHand={t('open.sent.byHand')}
        />
        <ButtonLink block variant="outline" to={address}>
          {t('open.look')}
        </ButtonLink>
        <WithdrawShare shareId={shareId} />
        <ButtonLink block variant="text" to={href('consult.shareActivity')}>
          {t('activity.title')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
