import { checkUpApi } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import {
  errorCodes,
  type CheckUpGrant,
  type ListCheckupShiftCasesResponse,
} from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { PatientField } from '@xinglin/orders';
import { formatDay, formatWeekday } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  KeyValueList,
  Loaded,
  Note,
  SelectField,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOptions } from '../model/day-options';
import { orderHref } from '../model/links';
import { useAudience } from '../model/use-audience';

/** What a code stands for: its reservation where there is one, else the form that makes it. */
export function Grant({ grant }: { grant: CheckUpGrant }): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const audience = useAudience();
  const [orderNo, setOrderNo] = useState(grant.orderNo);
  const stores = checkUpApi.useListCheckupShiftCasesQuery(
    { grantId: grant.grantId },
    { skip: orderNo !== null },
  );
  return (
    <>
      <Card title={grant.packageTitle}>
        <KeyValueList
          items={[
            { label: t('grant.paidBy'), value: grant.title },
            { label: t('package.organisation'), value: grant.orgName },
            { label: t('package.audience'), value: audience(grant) },
            {
              label: t('grant.until'),
              value: formatDay(grant.validUntil, locale, { year: true }),
            },
          ]}
        />
      </Card>
      {orderNo === null ? (
        <Loaded query={stores} skeleton={<SkeletonList lines={4} count={1} />}>
          {({ items }) =>
            items.some(({ days }) => days.some(({ remaining }) => remaining > 0)) ? (
              <ReservationForm grantId={grant.grantId} stores={items} onDone={setOrderNo} />
            ) : (
              <Card>
                <Note>{t('grant.noDay')}</Note>
              </Card>
            )
          }
        </Loaded>
      ) : (
        <Reservation orderNo={orderNo} />
      )}
    </>
  );
}

/** A reservation that was made with a code. */
function Reservation({ orderNo }: { orderNo: string }): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const query = checkUpApi.useGetCheckupReservationQuery({ orderNo });
  return (
    <Loaded query={query} skeleton={<SkeletonList lines={4} count={1} />}>
      {({ statusText, store, day, people, voucherCode }) => (
        <Card title={t('grant.reserved')} aside={statusText}>
          <Stack>
            <KeyValueList
              items={[
                {
                  label: t('facts.day'),
                  value: t('card.when', {
                    day: formatDay(day, locale, { year: true }),
                    weekday: formatWeekday(day, locale),
                  }),
                },
                { label: t('facts.store'), value: store.name, detail: store.address },
                {
                  label: t('facts.people'),
                  value: people.map(({ name }) => name).join(t('card.and')),
                },
                ...(voucherCode === null
                  ? []
                  : [{ label: t('voucher.title'), value: voucherCode, strong: true }]),
              ]}
            />
            <ButtonLink block to={orderHref(orderNo)}>
              {t('grant.toOrder')}
            </ButtonLink>
          </Stack>
        </Card>
      )}
    </Loaded>
  );
}

const fields = ['storeId', 'day', 'patientId'] as const;
type Field = (typeof fields)[number];

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => fields.some((field) => field === path),
  ofRefusal: (code) => {
    if (code === errorCodes.checkUpUnfit || code === errorCodes.consentRequired) return 'patientId';
    return code === errorCodes.checkUpDayFull || code === errorCodes.checkUpDayClosed
      ? 'day'
      : undefined;
  },
};

/** Where, on which day and for whom; nothing is to be paid. */
function ReservationForm({
  grantId,
  stores,
  onDone,
}: {
  grantId: string;
  stores: ListCheckupShiftCasesResponse['items'];
  onDone: (orderNo: string) => void;
}): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const [reserve] = checkUpApi.useSubmitCheckupReservationMutation();
  const [storeId, setStoreId] = useState('');
  const [day, setDay] = useState('');
  const [patientId, setPatientId] = useState('');
  const chosen = stores.find(({ store }) => store.storeId === storeId);
  const days = dayOptions(chosen?.days ?? [], locale, 1, day);
  const values = { storeId, day, patientId };
  const submission = useSubmission<Field, { readonly orderNo: string }>({
    failureFields,
    find: () =>
      fields
        .filter((field) => values[field] === '')
        // i18n-keys: check-up:grant.problem.*
        .map((field) => ({ field, message: t(`grant.problem.${field}`) })),
    send: () => reserve({ grantId, ...values }),
    onDone: ({ orderNo }) => onDone(orderNo),
  });
  const { problems, idOf } = submission;
  return (
    <SubmissionForm submission={submission} submitLabel={t('grant.send')}>
      <SelectField
        id={idOf('storeId')}
        label={t('facts.store')}
        placeholder={t('grant.chooseStore')}
        options={stores.map(({ store }) => ({ value: store.storeId, label: store.name }))}
        value={storeId}
        error={problems.errorOf('storeId')}
        onValueChange={(next) => {
          setStoreId(next);
          setDay('');
        }}
      />
      <SelectField
        id={idOf('day')}
        label={t('facts.day')}
        placeholder={t('grant.chooseDay')}
        hint={storeId === '' ? t('grant.storeFirst') : undefined}
        options={days.map(({ day: value, ...shown }) => ({
          value,
          label: t('grant.day', shown),
        }))}
        value={day}
        error={problems.errorOf('day')}
        onValueChange={setDay}
      />
      <PatientField
        id={idOf('patientId')}
        label={t('facts.people')}
        value={patientId}
        error={problems.errorOf('patientId')}
        onValueChange={setPatientId}
      />
    </SubmissionForm>
  );
}
