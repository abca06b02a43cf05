import { activitiesApi } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import type { GetActivityPrizeDetailResponse } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { AddressField } from '@xinglin/orders';
import { pageCall } from '@xinglin/pages';
import { formatInstant } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  KeyValueList,
  Loaded,
  ResultHeader,
  SkeletonCard,
  Stack,
  useToast,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { coinOrderHref } from '../../model/coin-links';
import { activityHref } from '../../model/play-links';

const { getActivityAddress, getActivityOrderStatus } = activitiesApi.endpoints;

/** Where a prize of goods stands; only that of goods is asked for. */
const orderCall = pageCall(getActivityOrderStatus, ({ query }) => ({
  recordId: query.get('recordId') ?? '',
}));
const addressCall = pageCall(getActivityAddress, () => ({}));

/** What came of an entry, and what is to be done with it. */
export function WonPrize({ record }: { record: GetActivityPrizeDetailResponse }): ReactElement {
  const { t } = useTranslation('coins');
  const locale = useLocale();
  const { recordId, activityId, activityTitle, prizeKind, prizeTitle, coins, at } = record;
  const isWon = prizeKind !== 'none';
  return (
    <>
      <ResultHeader
        state={isWon ? 'success' : 'over'}
        title={isWon ? t('won.title', { prize: prizeTitle }) : prizeTitle}
      >
        {/* i18n-keys: coins:won.means.* */}
        <p>{t(`won.means.${prizeKind}`)}</p>
      </ResultHeader>
      {prizeKind === 'goods' && <Sending recordId={recordId} />}
      <Card title={activityTitle}>
        <Stack>
          <KeyValueList
            items={[
              { label: t('won.entry'), value: recordId },
              { label: t('won.at'), value: formatInstant(at, locale) },
              {
                label: t('order.spent'),
                value: coins > 0 ? t('coins', { coins }) : t('play.costs.free'),
              },
            ]}
          />
          <ButtonLink block variant="outline" to={activityHref(activityId)}>
            {t('won.again')}
          </ButtonLink>
        </Stack>
      </Card>
    </>
  );
}

function Sending({ recordId }: { recordId: string }): ReactElement {
  const { t } = useTranslation('coins');
  const order = orderCall.useAnswer().answer;
  const address = addressCall.useAnswer().answer;
  return (
    <Loaded query={order} skeleton={<SkeletonCard lines={2} />}>
      {({ orderState, orderNo, statusText }) => (
        <>
          {orderNo !== null && (
            <Card title={statusText}>
              <ButtonLink block to={coinOrderHref(orderNo)}>
                {t('result.see')}
              </ButtonLink>
            </Card>
          )}
          {(orderState === 'addressWanted' || orderState === 'ordered') && (
            <Loaded query={address} skeleton={<SkeletonCard lines={2} />}>
              {(found) => (
                <AddressForm
                  recordId={recordId}
                  isFirst={orderNo === null}
                  proposed={found.address?.addressId ?? ''}
                />
              )}
            </Loaded>
          )}
        </>
      )}
    </Loaded>
  );
}

type Field = 'addressId';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'addressId',
  ofRefusal: () => undefined,
};

/** Where the prize goes: first, or instead while it has not left. */
function AddressForm({
  recordId,
  isFirst,
  proposed,
}: {
  recordId: string;
  isFirst: boolean;
  proposed: string;
}): ReactElement {
  const { t } = useTranslation('coins');
  const toast = useToast();
  const [addressId, setAddressId] = useState(isFirst ? proposed : '');
  const [update] = activitiesApi.useUpdateActivityAddressMutation();
  const submission = useSubmission<Field, unknown>({
    failureFields,
    find: () =>
      addressId === '' ? [{ field: 'addressId', message: t('exchange.noAddress') }] : [],
    send: () => update({ recordId, addressId }),
    onDone: () => toast.show(t('won.addressKept'), { tone: 'success' }),
  });
  const { problems, idOf } = submission;
  return (
    <SubmissionForm
      submission={submission}
      title={isFirst ? t('won.where') : t('won.whereElse')}
      submitLabel={isFirst ? t('won.send') : t('won.change')}
    >
      <AddressField
        id={idOf('addressId')}
        label={t('exchange.address')}
        value={addressId}
        error={problems.errorOf('addressId')}
        onValueChange={setAddressId}
      />
    </SubmissionForm>
  );
}
