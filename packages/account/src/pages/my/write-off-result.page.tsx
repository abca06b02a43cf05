import { useChannel } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { parseDay } from '@xinglin/rules';
import {
  ButtonLink,
  ListGroup,
  ListLink,
  Page,
  PageHeader,
  ResultHeader,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useDay } from '../../components/use-day';

/** What happens next, for a user who is signed out by now and wants the account closed (spec 2 §2.20). */
export default function WriteOffResultPage(): ReactElement {
  const { t } = useTranslation('centre');
  const { phone } = useChannel();
  const [query] = useSearchParams();
  const day = useDay();
  const until = query.get('until') ?? '';
  return (
    <Page header={<PageHeader title={t('writeOffResult.title')} hideBack />}>
      <ResultHeader state="waiting" title={t('writeOffResult.accepted')}>
        {parseDay(until) === null
          ? t('writeOffResult.sometime')
          : t('writeOffResult.until', { day: day(until) })}
      </ResultHeader>
      <ListGroup>
        <ListLink
          label={t('writeOffResult.signIn')}
          description={t('writeOffResult.signInHint')}
          to={href('account.login')}
        />
        <ListLink label={t('account:profile.service')} value={phone} href={`tel:${phone}`} />
      </ListGroup>
      <Stack inset>
        <ButtonLink block to={href('directory.home')}>
          {t('shared:error.backHome')}
        </ButtonLink>
      </Stack>
    </Page>
  );
}
