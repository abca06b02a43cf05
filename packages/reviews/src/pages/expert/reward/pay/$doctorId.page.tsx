import { rewardsApi, type PageLoad } from '@xinglin/api';
import { ProblemForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import type { SubmitTipOrderResponse, TipOffer } from '@xinglin/gateway-sdk';
import { useCashier } from '@xinglin/orders';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ActionBar,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  FaceHead,
  GiftGroup,
  joinQueries,
  Loaded,
  Note,
  Page,
  PageHeader,
  SkeletonList,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useWaysOut } from '../../../../components/use-ways-out';

const doctor = pageCall(rewardsApi.endpoints.getTipDoctor, ({ params }) => ({
  expertId: params['doctorId'] ?? '',
}));
const offers = pageCall(rewardsApi.endpoints.listTipOffers, () => undefined);

export const load: PageLoad = (place) => [...doctor.load(place), ...offers.load(place)];

/** A thank-you gift to a doctor: which one, and on to paying it (spec 2 §2.4). */
export default function RewardPayPage(): ReactElement {
  const { t } = useTranslation('reviews');
  const { doctorId = '' } = useParams();
  const query = joinQueries(doctor.useAnswer().answer, offers.useAnswer().answer);
  const toDoctor = href('directory.doctor', { id: doctorId });
  return (
    <Page header={<PageHeader title={t('rewardPay.title')} backTo={toDoctor} />}>
      <Loaded
        query={query}
        gone={t('list.gone')}
        action={
          <ButtonLink variant="outline" to={href('reviews.own')}>
            {t('own.title')}
          </ButtonLink>
        }
        skeleton={<SkeletonList lines={3} count={2} />}
      >
        {([
          { doctorName, doctorGender, hospitalName, hospDeptName, mayTip, tipCount },
          { items },
        ]) => (
          <>
            <Card as="div">
              <FaceHead
                kind="doctor"
                face={{ seed: doctorId, gender: doctorGender }}
                name={doctorName}
                note={hospDeptName}
                line={tipCount > 0 ? t('rewardPay.given', { number: tipCount }) : hospitalName}
              />
            </Card>
            {mayTip && items.length > 0 ? (
              <GiftForm doctorId={doctorId} gifts={items} />
            ) : (
              <EmptyState
                kind="letters"
                title={t(mayTip ? 'rewardPay.none' : 'rewardPay.notVisited')}
                message={mayTip ? undefined : t('rewardPay.notVisitedHint')}
                action={
                  <ButtonLink variant="outline" to={toDoctor}>
                    {t('list.toDoctor')}
                  </ButtonLink>
                }
              />
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

const failureFields: FieldsOfFailures<'gift'> = {
  knows: (path): path is 'gift' => path === 'offerId',
  ofRefusal: () => undefined,
};

function GiftForm({
  doctorId,
  gifts,
}: {
  doctorId: string;
  gifts: readonly TipOffer[];
}): ReactElement {
  const { t } = useTranslation('reviews');
  const openCashier = useCashier();
  const [offerId, setOfferId] = useState('');
  const [submitTip] = rewardsApi.useSubmitTipOrderMutation();
  const waysOut = useWaysOut();
  const { problems, pending, submit, idOf } = useSubmission<'gift', SubmitTipOrderResponse>({
    failureFields,
    waysOut,
    find: () => (offerId === '' ? [{ field: 'gift', message: t('rewardPay.required') }] : []),
    send: () => submitTip({ offerId, expertId: doctorId }),
    onDone: ({ orderNo }) =>
      openCashier(orderNo, href('reviews.rewardResult', { orderKey: orderNo })),
  });
  return (
    <ProblemForm problems={problems} onSubmit={submit}>
      <Card as="div">
        <GiftGroup
          id={idOf('gift')}
          label={t('rewardPay.gift')}
          name="gift"
          gifts={gifts.map(({ offerId: value, title, priceCents, drawing }) => ({
            value,
            drawing,
            label: title,
            cents: priceCents,
          }))}
          value={offerId}
          error={problems.errorOf('gift')}
          onValueChange={setOfferId}
        />
        <Note>{t('rewardPay.rule')}</Note>
      </Card>
      <ActionBar
        sticky
        cents={gifts.find((gift) => gift.offerId === offerId)?.priceCents}
        priceLabel={t('rewardPay.amount')}
      >
        <Button type="submit" block pending={pending}>
          {t('rewardPay.send')}
        </Button>
      </ActionBar>
    </ProblemForm>
  );
}
