import { membershipApi, type PageLoad } from '@xinglin/api';
import { idFilter, listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, Note, SkeletonList, Stack } from '@xinglin/ui';
import { ActivateForm } from '../../../components/activate-form';
import { HeldCard } from '../../../components/held-card';
import { family } from '../../../model/calls';

/** Cards that wait: the one that is chosen is activated for people of the family (spec 2 §2.29). */
const page = listPage({
  endpoint: membershipApi.endpoints.listAvailableVipCards,
  paging: whole,
  filters: { cardId: idFilter },
  input: () => undefined,
  title: 'membership:superActivate.title',
  backTo: href('membership.super'),
  skeleton: <SkeletonList lines={4} count={1} />,
  above: ({ t }) => (
    <Stack inset>
      <Note>{t('membership:superActivate.hint')}</Note>
    </Stack>
  ),
  empty: ({ t }) => (
    <EmptyState
      kind="membership"
      title={t('membership:superActivate.none')}
      action={
        <ButtonLink to={href('membership.superBuy')}>{t('membership:superBuy.title')}</ButtonLink>
      }
    />
  ),
  item: (card, { t, filters, to }) =>
    card.cardId === filters.cardId ? (
      <ActivateForm key={card.cardId} card={card} />
    ) : (
      <HeldCard key={card.cardId} card={card}>
        <ButtonLink size="small" variant="outline" to={to({ cardId: card.cardId })}>
          {t('membership:superActivate.choose')}
        </ButtonLink>
      </HeldCard>
    ),
});

export const load: PageLoad = (place) => [...page.load(place), ...family.load(place)];
export default page.Page;
