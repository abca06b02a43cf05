import { useChannel } from '@xinglin/api';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  ListGroup,
  ListLink,
  Page,
  PageHeader,
  PhoneIcon,
  Prose,
  ResultHeader,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useWays } from '../../../components/use-ways';

/**
 * No answer came to a booking: what is known of it, and what not to do (spec 2 §2.20). It says nothing of a person, so
 * it can be read without a session.
 */
export default function ReservationWithoutResultPage(): ReactElement {
  const { t } = useTranslation('entries');
  const flow = useWays();
  const { phone } = useChannel();
  return (
    <Page header={<PageHeader title={t('withoutResult.title')} backTo={href('directory.home')} />}>
      <ResultHeader state="waiting" title={t('withoutResult.unknown')}>
        {t('withoutResult.unknownHint')}
      </ResultHeader>
      <Card title={t('withoutResult.next')}>
        <Prose>
          <ul>
            <li>{t('withoutResult.look')}</li>
            <li>{t('withoutResult.notTwice')}</li>
            <li>{t('withoutResult.money')}</li>
          </ul>
        </Prose>
      </Card>
      <ListGroup label={t('withoutResult.help')}>
        {phone !== null && (
          <ListLink
            icon={<PhoneIcon />}
            label={t('withoutResult.call')}
            value={phone}
            href={`tel:${phone}`}
          />
        )}
      </ListGroup>
      <Stack inset>
        <ButtonLink block to={flow.orders()}>
          {t('withoutResult.orders')}
        </ButtonLink>
        <ButtonLink block variant="outline" to={flow.home}>
          {t('withoutResult.again')}
        </ButtonLink>
      </Stack>
    </Page>
  );
}
