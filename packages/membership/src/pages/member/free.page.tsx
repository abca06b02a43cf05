import { membershipApi } from '@xinglin/api';
import { detailPage, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { Card, ListGroup, ListLink, Note, SkeletonList, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { LevelWay } from '../../components/level-way';
import { RightItem } from '../../components/right-item';

const levels = pageCall(membershipApi.endpoints.listVipLevels, () => undefined);

/** The reader's level of the free membership, what it gives and how far the next one is (spec 2 §2.29). */
const page = detailPage({
  endpoint: membershipApi.endpoints.getHealthVipMemberInfo,
  input: () => undefined,
  beside: [levels],
  title: 'membership:free.title',
  backTo: href('account.profile'),
  skeleton: <SkeletonList lines={4} count={2} />,
  children: ({ level, orders, next }, { t }) => (
    <>
      <Card title={level.title}>
        <Stack>
          <Way own={level.level} />
          <p>
            {next === null
              ? t('membership:free.highest')
              : t('membership:free.next', { title: next.title, count: next.missingOrders })}
          </p>
          <Note>{t('membership:free.orders', { count: orders })}</Note>
        </Stack>
      </Card>
      {level.rights.map((right) => (
        <RightItem key={right.rightId} right={right} isOpen />
      ))}
      <ListGroup>
        <ListLink label={t('membership:freeLevel.title')} to={href('membership.freeLevel')} />
        <ListLink label={t('membership:super.title')} to={href('membership.super')} />
      </ListGroup>
    </>
  ),
});

export const { load, head } = page;
export default page.Page;

/** Without its answer the page is complete: the level is named above it. */
function Way({ own }: { own: number }): ReactElement | null {
  const { answer } = levels.useAnswer();
  const items = answer.currentData?.items ?? [];
  return items.length === 0 ? null : <LevelWay levels={items} own={own} />;
}
