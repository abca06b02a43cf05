import { useChannel, type PageForward } from '@xinglin/api';
import { useHandedOn } from '@xinglin/forms';
import { href } from '@xinglin/routes';
import { parseDay } from '@xinglin/rules';
import {
  ButtonLink,
  EmptyState,
  ListGroup,
  ListLink,
  Page,
  PageHeader,
  ResultHeader,
  SkeletonCard,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDay } from '../../components/use-day';
import { closingUntil } from '../../model/entrance-storage';

/** An account that is signed in is not being closed: its own page says how its last request went. */
export const forward: PageForward = (_, store) =>
  store.getState().session.user === null ? null : href('account.writeOff');

/**
 * What happens next, for a user who is signed out by now and wants the account closed (spec 2 §2.20): what the request
 * of a moment ago was answered, in this tab only. Without one it asks nobody to sign in, which would take a request back.
 */
export default function WriteOffResultPage(): ReactElement {
  const { t } = useTranslation('centre');
  const { phone } = useChannel();
  const until = useHandedOn(closingUntil);
  const home = (
    <ButtonLink block to={href('directory.home')}>
      {t('shared:error.backHome')}
    </ButtonLink>
  );
  return (
    <Page header={<PageHeader title={t('writeOffResult.title')} hideBack />}>
      {until === undefined && <SkeletonCard lines={3} />}
      {until === null && (
        <EmptyState
          kind="closed"
          title={t('writeOffResult.nothing')}
          message={t('writeOffResult.nothingHint')}
          action={home}
        />
      )}
      {typeof until === 'string' && (
        <>
          <Accepted until={until} />
          <ListGroup>
            <ListLink
              label={t('writeOffResult.signIn')}
              description={t('writeOffResult.signInHint')}
              to={href('account.login')}
            />
            {phone !== null && (
              <ListLink label={t('account:profile.service')} value={phone} href={`tel:${phone}`} />
            )}
          </ListGroup>
          <Stack inset>{home}</Stack>
        </>
      )}
    </Page>
  );
}

function Accepted({ until }: { until: string }): ReactElement {
  const { t } = useTranslation('centre');
  const day = useDay();
  return (
    <ResultHeader state="waiting" title={t('writeOffResult.accepted')}>
      {parseDay(until) === null
        ? t('writeOffResult.sometime')
        : t('writeOffResult.until', { day: day(until) })}
    </ResultHeader>
  );
}
