import { identityApi, useSession } from '@xinglin/api';
import { useOnce } from '@xinglin/forms';
import { href, targetHref } from '@xinglin/routes';
import { Button, ButtonLink, Card, Page, PageHeader, Prose, Stack } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Passing } from '../../components/passing';
import { usePassage } from '../../components/use-passage';

/**
 * Lets in the person for whom a partner has signed a ticket (spec 2 §2.22). Who is signed in already is asked first:
 * a stranger's link must not put them into a stranger's account.
 */
export default function PartnerEntrancePage(): ReactElement {
  const { t } = useTranslation('entrance');
  const [query] = useSearchParams();
  const user = useSession();
  const [confirmed, setConfirmed] = useState(user === null);
  const ticket = query.get('ticket') ?? '-';
  const target = query.get('target');
  if (confirmed) return <Entering ticket={ticket} target={target} />;
  return (
    <Page header={<PageHeader title={t('partner.title')} />}>
      <Card title={t('partner.other')}>
        <Stack gap={4}>
          <Prose>
            <p>{t('partner.otherWhat', { mobile: user?.mobile ?? user?.nickname ?? '' })}</p>
          </Prose>
          <ButtonLink block to={targetHref(target)}>
            {t('partner.stay')}
          </ButtonLink>
          <Button block variant="outline" onClick={() => setConfirmed(true)}>
            {t('partner.change')}
          </Button>
        </Stack>
      </Card>
    </Page>
  );
}

function Entering({ ticket, target }: { ticket: string; target: string | null }): ReactElement {
  const { t } = useTranslation('entrance');
  const [enter] = identityApi.usePartnerLoginEntranceMutation();
  const { goOn } = usePassage((query) => href('account.partnerEntranceError', {}, query));
  useOnce(() => {
    void (async () => {
      const answer = await enter({ ticket });
      // A new user is asked, once bound, what the partner may know.
      const isNew = 'data' in answer && answer.data?.bindToken != null;
      const asked = href(
        'account.partnerInformationAuthorization',
        {},
        { target: target ?? undefined },
      );
      goOn(answer, isNew ? asked : target);
    })();
  });
  return <Passing title={t('partner.title')} />;
}
