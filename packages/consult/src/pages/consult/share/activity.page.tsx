import { consultApi } from '@xinglin/api';
import type { CaseShare } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { listPage, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatInstant } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  EmptyState,
  KeyValueList,
  SkeletonList,
  Stack,
  StatusChip,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { WithdrawShare } from '../../../components/withdraw-share';
import { orderHref } from '../../../model/ask-ways';
import { shareHref } from '../../../model/shared-case';

/** What one has shared, how often it was opened, and the way to take it back (spec 2 §2.9). */
const page = listPage({
  endpoint: consultApi.endpoints.listCaseShares,
  paging: numbered,
  input: (_place, part) => part,
  title: 'sharing:activity.title',
  backTo: href('consult.listAll'),
  skeleton: <SkeletonList lines={4} />,
  empty: ({ t }) => (
    <EmptyState
      kind="consults"
      title={t('sharing:activity.none')}
      message={t('sharing:activity.noneHint')}
      action={<ButtonLink to={href('consult.listAll')}>{t('consult:list.all')}</ButtonLink>}
    />
  ),
  item: (share) => <Share key={share.shareId} share={share} />,
});

export const { load } = page;
export default page.Page;

function Share({ share }: { readonly share: CaseShare }): ReactElement {
  const { t } = useTranslation('sharing');
  const locale = useLocale();
  const { shareId, orderKey, deptName, sharedAt, withdrawnAt, reads } = share;
  const isOpen = withdrawnAt === null;
  return (
    <Card
      title={deptName ?? t('activity.consult')}
      aside={
        <StatusChip state={isOpen ? 'underway' : 'cancelled'}>
          {t(isOpen ? 'activity.open' : 'activity.withdrawn')}
        </StatusChip>
      }
    >
      <Stack>
        <KeyValueList
          items={[
            { label: t('activity.sharedAt'), value: formatInstant(sharedAt, locale) },
            ...(withdrawnAt === null
              ? []
              : [{ label: t('activity.withdrawnAt'), value: formatInstant(withdrawnAt, locale) }]),
            { label: t('activity.reads'), value: t('activity.times', { count: reads }) },
          ]}
        />
        {isOpen ? (
          <>
            <ButtonLink block to={shareHref(orderKey)}>
              {t('activity.see')}
            </ButtonLink>
            <WithdrawShare shareId={shareId} />
          </>
        ) : (
          <ButtonLink block variant="outline" to={orderHref(orderKey)}>
            {t('activity.order')}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}
