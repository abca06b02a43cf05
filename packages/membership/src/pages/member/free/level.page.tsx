import { membershipApi } from '@xinglin/api';
import { listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { Card, EmptyState, HuedTiles, Note, SkeletonList, Stack } from '@xinglin/ui';
import { rightLooks } from '../../../model/looks';

/** Every level of the free membership: from how many orders on, and what it gives; its introduction as well (spec 2 §2.29). */
const page = listPage({
  endpoint: membershipApi.endpoints.listVipLevels,
  paging: whole,
  input: () => undefined,
  title: 'membership:freeLevel.title',
  backTo: href('membership.free'),
  skeleton: <SkeletonList lines={3} />,
  above: ({ t }) => (
    <Stack inset>
      <Note>{t('membership:freeLevel.about')}</Note>
    </Stack>
  ),
  empty: ({ t }) => <EmptyState kind="membership" title={t('membership:freeLevel.none')} />,
  item: ({ level, title, fromOrders, rights }, { t }) => (
    <Card key={level} as="article" title={title}>
      <Stack>
        <p>
          {fromOrders === 0
            ? t('membership:freeLevel.everybody')
            : t('membership:freeLevel.from', { count: fromOrders })}
        </p>
        <HuedTiles
          four
          label={t('membership:freeLevel.gives', { level: title })}
          items={rights.map((right) => ({
            to: href('membership.freeRight', { id: right.rightId }),
            ...rightLooks[right.way],
            name: right.title,
          }))}
        />
      </Stack>
    </Card>
  ),
});

export const { load } = page;
export default page.Page;
