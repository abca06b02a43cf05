import { rewardsApi, type PageLoad } from '@xinglin/api';
import { ProblemForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { errorCodes, type SubmitTipOrderResponse, type TipOffer } from '@xinglin/gateway-sdk';
import { useCashier } from '@xinglin/orders';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatCents, isBlank } from '@xinglin/rules';
import {
  ActionBar,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  GiftIcon,
  joinQueries,
  Loaded,
  Page,
  PageHeader,
  RadioGroup,
  SkeletonList,
  TextAreaField,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DoctorLine } from '../../../../components/doctor-line';
import { LanguagePicker } from '../../../../components/language-picker';

const doctor = pageCall(rewardsApi.endpoints.getTipDoctor, ({ params }) => ({
  expertId: params['doctorId'] ?? '',
}));
const offers = pageCall(rewardsApi.endpoints.listTipOffers, () => undefined);

export const load: PageLoad = (place) => [...doctor.load(place), ...offers.load(place)];

/** Thanks to the doctor of a consultation that is done: a sum, a letter, and on to paying it (spec 2 §2.30). */
export default function RewardPayPage(): ReactElement {
  const { t } = useTranslation('overseas-thanks');
  const { doctorId = '' } = useParams();
  const query = joinQueries(doctor.useAnswer().answer, offers.useAnswer().answer);
  const toConsults = (
    <ButtonLink variant="outline" to={href('overseas.consultList')}>
      {t('toConsults')}
    </ButtonLink>
  );
  return (
    <Page
      header={
        <PageHeader
          title={t('pay.title')}
          backTo={href('overseas.consultList')}
          action={<LanguagePicker />}
        />
      }
    >
      <Loaded
        query={query}
        gone={t('pay.gone')}
        action={toConsults}
        skeleton={<SkeletonList lines={3} count={2} />}
      >
        {([{ doctorName, doctorTitle, hospitalName, mayTip }, { items }]) => (
          <>
            <Card>
              <DoctorLine
                doctor={{ doctorId, name: doctorName, titleText: doctorTitle, hospitalName }}
              />
            </Card>
            {mayTip && items.length > 0 ? (
              <ThanksForm doctorId={doctorId} gifts={items} />
            ) : (
              <EmptyState
                kind="letters"
                title={t(mayTip ? 'pay.none' : 'pay.notDone')}
                message={mayTip ? undefined : t('pay.notDoneHint')}
                action={toConsults}
              />
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

type Field = 'gift' | 'text';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'text',
  ofRefusal: (code) => (code === errorCodes.textRefused ? 'text' : undefined),
};

function ThanksForm({
  doctorId,
  gifts,
}: {
  doctorId: string;
  gifts: readonly TipOffer[];
}): ReactElement {
  const { t } = useTranslation('overseas-thanks');
  const openCashier = useCashier();
  const [offerId, setOfferId] = useState('');
  const [text, setText] = useState('');
  const [submitTip] = rewardsApi.useSubmitTipOrderMutation();
  const submission = useSubmission<Field, SubmitTipOrderResponse>({
    failureFields,
    find: () => (offerId === '' ? [{ field: 'gift', message: t('pay.required') }] : []),
    send: () => submitTip({ offerId, expertId: doctorId, ...(!isBlank(text) && { text }) }),
    onDone: ({ orderNo }) => openCashier(orderNo, href('overseas.rewardResult', {}, { orderNo })),
  });
  return (
    <ProblemForm problems={submission.problems} onSubmit={submission.submit}>
      <Card>
        <RadioGroup
          id={submission.idOf('gift')}
          label={t('pay.gift')}
          name="gift"
          layout="tiles"
          options={gifts.map(({ offerId: value, title, priceCents }) => ({
            value,
            label: title,
            description: t('sum', { sum: formatCents(priceCents) }),
            drawing: <GiftIcon />,
          }))}
          value={offerId}
          error={submission.problems.errorOf('gift')}
          onValueChange={setOfferId}
        />
        <TextAreaField
          id={submission.idOf('text')}
          label={t('pay.letter')}
          hint={t('pay.letterHint')}
          rows={4}
          maxLength={200}
          value={text}
          error={submission.problems.errorOf('text')}
          onValueChange={setText}
        />
      </Card>
      <ActionBar sticky promise={t('pay.rule')}>
        <Button type="submit" block pending={submission.pending}>
          {t('pay.submit')}
        </Button>
      </ActionBar>
    </ProblemForm>
  );
}
