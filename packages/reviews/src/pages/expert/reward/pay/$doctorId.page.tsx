import { rewardsApi, type PageLoad } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import type { SubmitTipOrderResponse, TipOffer } from '@xinglin/gateway-sdk';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  EmptyState,
  joinQueries,
  Loaded,
  Note,
  Page,
  PageHeader,
  RadioGroup,
  SkeletonList,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
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
        {([{ doctorName, doctorTitle, hospitalName, mayTip, tipCount }, { items }]) => (
          <>
            <Card title={doctorName} aside={doctorTitle}>
              <Note>{hospitalName}</Note>
              {tipCount > 0 && <Note>{t('rewardPay.given', { number: tipCount })}</Note>}
            </Card>
            {mayTip && items.length > 0 ? (
              <GiftForm doctorId={doctorId} gifts={items} />
            ) : (
              <EmptyState
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
  const navigate = useNavigate();
  const [offerId, setOfferId] = useState('');
  const [submitTip] = rewardsApi.useSubmitTipOrderMutation();
  const waysOut = useWaysOut();
  const submission = useSubmission<'gift', SubmitTipOrderResponse>({
    failureFields,
    waysOut,
    find: () => (offerId === '' ? [{ field: 'gift', message: t('rewardPay.required') }] : []),
    send: () => submitTip({ offerId, expertId: doctorId }),
    onDone: async ({ orderNo }) =>
      navigate(href('reviews.rewardResult', { orderKey: orderNo }), { replace: true }),
  });
  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t('rewardPay.send')}
      below={<Note>{t('rewardPay.rule')}</Note>}
    >
      <RadioGroup
        id={submission.idOf('gift')}
        label={t('rewardPay.gift')}
        name="gift"
        options={gifts.map(({ offerId: value, title, priceCents }) => ({
          value,
          label: title,
          description: formatCents(priceCents),
        }))}
        value={offerId}
        error={submission.problems.errorOf('gift')}
        onValueChange={setOfferId}
      />
    </SubmissionForm>
  );
}
