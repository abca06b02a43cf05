import { healthCoinsApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, Prose, SkeletonList } from '@xinglin/ui';

/** What health coins are bound by, in the gateway's own numbers (spec 2 §2.29). */
const page = detailPage({
  endpoint: healthCoinsApi.endpoints.getHealthCoinHomeConfig,
  input: () => undefined,
  title: 'coins:rule.title',
  backTo: href('membership.healthCoin'),
  skeleton: <SkeletonList lines={4} count={1} />,
  children: ({ expiresAfterDays, returnedForDays, receivedAfterDays, mostPieces }, { t }) => (
    <>
      <Card title={t('coins:rule.earn')}>
        <Prose>
          <ul>
            <li>{t('coins:rule.tasks')}</li>
            <li>{t('coins:rule.expires', { count: expiresAfterDays })}</li>
            <li>{t('coins:rule.soonest')}</li>
          </ul>
        </Prose>
        <ButtonLink block to={href('membership.healthCoinGain')}>
          {t('coins:gain.title')}
        </ButtonLink>
      </Card>
      <Card title={t('coins:rule.spend')}>
        <Prose>
          <ul>
            <li>{t('coins:rule.most', { count: mostPieces })}</li>
            <li>{t('coins:rule.cancel', { count: returnedForDays })}</li>
            <li>{t('coins:rule.received', { count: receivedAfterDays })}</li>
            <li>{t('coins:rule.noMoney')}</li>
          </ul>
        </Prose>
      </Card>
    </>
  ),
});

export const { load, head } = page;
export default page.Page;
