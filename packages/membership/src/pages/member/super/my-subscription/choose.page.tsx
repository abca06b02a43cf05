import { membershipApi } from '@xinglin/api';
import type { VipCard, VipProduct } from '@xinglin/gateway-sdk';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { detailPage, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import { ButtonLink, Loaded, RadioGroup, SkeletonList } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { HeldCard } from '../../../../components/held-card';

const cards = pageCall(membershipApi.endpoints.listHealthVipCards, () => ({
  goodsType: 1 as const,
}));

/** Which card I think of for afterwards; the reminder names it, and nothing is bought by itself (spec 2 §2.29). */
const page = detailPage({
  endpoint: membershipApi.endpoints.listVipCards,
  input: ({ query }) => ({ cardId: query.get('cardId') ?? '' }),
  beside: [cards],
  title: 'membership:superMySubscriptionChoose.title',
  backTo: href('membership.superMySubscription'),
  skeleton: <SkeletonList lines={4} count={1} />,
  gone: {
    title: 'membership:superActivateResult.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('membership.superMySubscription')}>
        {t('membership:superMySubscription.title')}
      </ButtonLink>
    ),
  },
  children: (card) => <Choose card={card} />,
});

export const { load, head } = page;
export default page.Page;

function Choose({ card }: { card: VipCard }): ReactElement {
  const { answer } = cards.useAnswer();
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={3} count={1} />}>
      {({ items }) => (
        <>
          <HeldCard card={card} />
          <NextForm card={card} offered={items} />
        </>
      )}
    </Loaded>
  );
}

type Field = 'nextGoodsId';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'nextGoodsId',
  ofRefusal: () => undefined,
};

function NextForm(props: { card: VipCard; offered: readonly VipProduct[] }): ReactElement {
  const { card, offered } = props;
  const { t } = useTranslation('membership');
  const navigate = useNavigate();
  const [next, setNext] = useState(card.nextGoodsId ?? '');
  const [set] = membershipApi.useSetVipSubscriptionMutation();
  const submission = useSubmission<Field, VipCard>({
    failureFields,
    find: () => [],
    send: () => set({ cardId: card.cardId, nextGoodsId: next === '' ? null : next }),
    onDone: async () => {
      await navigate(href('membership.superMySubscription'), { replace: true });
    },
  });
  const { problems, idOf } = submission;
  return (
    <SubmissionForm submission={submission} submitLabel={t('superMySubscriptionChoose.send')}>
      <RadioGroup
        id={idOf('nextGoodsId')}
        name="nextGoodsId"
        label={t('superMySubscriptionChoose.next')}
        hint={t('superMySubscriptionChoose.hint')}
        value={next}
        error={problems.errorOf('nextGoodsId')}
        onValueChange={setNext}
        options={[
          { value: '', label: t('superMySubscriptionChoose.none') },
          ...offered.map(({ goodsId, title, summary, priceCents }) => ({
            value: goodsId,
            label: t('superMySubscriptionChoose.card', {
              title,
              price: formatCents(priceCents, { decimals: 'auto' }),
            }),
            description: summary,
          })),
        ]}
      />
    </SubmissionForm>
  );
}
