import { membershipApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { Card, ListGroup, ListLink, Note, SkeletonList, Stack } from '@xinglin/ui';

/** My level of the free membership, what it gives and what the next one asks for (spec 2 §2.29). */
const page = detailPage({
  endpoint: membershipApi.endpoints.getHealthVipMemberInfo,
  input: () => undefined,
  title: 'membership:free.title',
  backTo: href('account.profile'),
  skeleton: <SkeletonList lines={4} count={2} />,
  children: ({ level, orders, next }, { t }) => (
    <>
      <Card title={level.title}>
        <Stack gap={2}>
          <p>{t('membership:free.orders', { count: orders })}</p>
          <Note>
            {next === null
              ? t('membership:free.highest')
              : t('membership:free.next', { title: next.title, count: next.missingOrders })}
          </Note>
        </Stack>
      </Card>
      <ListGroup label={t('membership:free.rights')} showLabel>
        {level.rights.map(({ rightId, title, summary }) => (
          <ListLink
            key={rightId}
            label={title}
            description={summary}
            to={href('membership.freeRight', { id: rightId })}
          />
        ))}
      </ListGroup>
      <ListGroup>
        <ListLink label={t('membership:freeLevel.title')} to={href('membership.freeLevel')} />
        <ListLink label={t('membership:super.title')} to={href('membership.super')} />
      </ListGroup>
    </>
  ),
});

export const { load, head } = page;
export default page.Page;
