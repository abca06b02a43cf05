import { checkUpApi } from '@xinglin/api';
import { listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  EmptyState,
  ListGroup,
  ListLink,
  Note,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import { Link } from 'react-router';

/** Who carries out private check-ups, with the way to all their packages and to what a visit is like (spec 2 §2.15). */
const page = listPage({
  endpoint: checkUpApi.endpoints.listPhysicalOrganisations,
  paging: whole,
  input: () => ({ kind: 'private' as const }),
  title: 'check-up:privateCheckUp.title',
  backTo: href('check-up.home'),
  skeleton: <SkeletonList lines={3} />,
  above: ({ t }) => (
    <ListGroup>
      <ListLink
        label={t('check-up:privateCheckUpList.title')}
        to={href('check-up.privateCheckUpList')}
      />
      <ListLink
        label={t('check-up:privateCheckUpGuide.title')}
        to={href('check-up.privateCheckUpGuide')}
      />
    </ListGroup>
  ),
  empty: ({ t }) => (
    <EmptyState
      kind="hospitals"
      title={t('check-up:organisation.none')}
      action={<ButtonLink to={href('check-up.home')}>{t('check-up:list.all')}</ButtonLink>}
    />
  ),
  item: ({ orgCode, name, introduction, storeCount, packageCount }, { t }) => (
    <Card
      key={orgCode}
      as="article"
      title={<Link to={href('check-up.privateCheckUpOrganisation', { orgCode })}>{name}</Link>}
    >
      <Stack>
        <p>{introduction}</p>
        <Note>
          {t('check-up:organisation.counts', { stores: storeCount, packages: packageCount })}
        </Note>
      </Stack>
    </Card>
  ),
});

export const { load } = page;
export default page.Page;
