import type { CaseShare } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { AddressCode, Button, ButtonLink, Card, Note, NoticeBar, Stack } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router';
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
  const inside = useHref(address);
  const [sent, setSent] = useState<{ readonly how: 'copied' | 'byHand'; readonly link: string }>();
  const copy = async () => {
    const link = new URL(inside, window.location.origin).href;
    try {
      await navigator.clipboard.writeText(link);
      setSent({ how: 'copied', link });
    } catch {
      // Pages that are not secure have no clipboard: the link stands there to be marked.
      setSent({ how: 'byHand', link });
    }
  };
  return (
    <Card title={t('open.title')}>
      <Stack>
        <p>{t('open.hint')}</p>
        <p>{t('open.reads', { count: reads })}</p>
        <AddressCode address={address} label={t('open.code')} />
        <Button block onClick={() => void copy()}>
          {t('open.copy')}
        </Button>
        {/* i18n-keys: sharing:open.sent.* */}
        {sent && <NoticeBar live>{t(`open.sent.${sent.how}`)}</NoticeBar>}
        {sent?.how === 'byHand' && <Note>{sent.link}</Note>}
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
