import { checkUpApi } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import {
  errorCodes,
  type CheckUpPackage,
  type GetPhysicalScheduleResponse as Schedule,
  type Patient,
} from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { checkUpMisfit, checkUpTerms, formatCents } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  CheckGroup,
  Gutter,
  KeyValueList,
  Note,
  Price,
  SelectField,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { dayOptions } from '../model/day-options';
import { orderHref, storesHref } from '../model/links';
import { RefundTerms } from './refund-terms';

const fields = ['patientIds', 'day', 'couponId', 'totalCents'] as const;
type Field = (typeof fields)[number];

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => fields.some((field) => field === path),
  ofRefusal: (code) => {
    if (code === errorCodes.checkUpUnfit || code === errorCodes.consentRequired)
      return 'patientIds';
    if (code === errorCodes.checkUpDayFull || code === errorCodes.checkUpDayClosed) return 'day';
    return code === errorCodes.checkUpCouponUnusable ? 'couponId' : undefined;
  },
};

interface SubmitFormProps {
  readonly offer: CheckUpPackage;
  readonly schedule: Schedule;
  /** At least one. */
  readonly family: readonly Patient[];
  /** The day that the address names; empty for none. */
  readonly named: string;
}

/** On which day, for whom and by which coupon; then what it costs and what goes back. */
export function SubmitForm({ offer, schedule, family, named }: SubmitFormProps): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const navigate = useNavigate();
  const { packageCode, priceCents } = offer;
  const { store, days } = schedule;
  const [day, setDay] = useState(
    days.some((one) => one.day === named && one.remaining > 0) ? named : '',
  );
  const judgedOn = day || days[0]?.day || '';
  const misfitOf = (person: Patient) =>
    judgedOn === '' ? null : checkUpMisfit(offer, person, judgedOn);
  const fitting = family.filter((person) => misfitOf(person) === null);
  const [chosen, setChosen] = useState<string[]>(
    fitting.filter(({ isDefault }) => isDefault).map(({ patientId }) => patientId),
  );
  const [couponId, setCouponId] = useState('');
  const [submit] = checkUpApi.useSubmitPhysicalOrderMutation();
  const { currentData: coupons } = checkUpApi.useGetPhysicalCouponQuery({ packageCode });
  const sum = priceCents * chosen.length;
  const usable = (coupons?.items ?? []).filter(({ leastCents }) => sum >= leastCents);
  const coupon = usable.find((one) => one.couponId === couponId);
  const totalCents = sum - (coupon?.offCents ?? 0);
  const misfits = family.filter(
    (person) => chosen.includes(person.patientId) && misfitOf(person) !== null,
  );
  const submission = useSubmission<Field, { readonly orderNo: string }>({
    failureFields,
    find: () => [
      ...(day === '' ? [{ field: 'day' as const, message: t('submit.problem.day') }] : []),
      ...(chosen.length === 0
        ? [{ field: 'patientIds' as const, message: t('submit.problem.people') }]
        : []),
      ...(chosen.length > checkUpTerms.mostPeople
        ? [
            {
              field: 'patientIds' as const,
              message: t('submit.problem.tooMany', { count: checkUpTerms.mostPeople }),
            },
          ]
        : []),
      ...misfits.map(({ name }) => ({
        field: 'patientIds' as const,
        message: t('submit.problem.misfit', { name }),
      })),
    ],
    send: () =>
      submit({
        packageCode,
        storeId: store.storeId,
        day,
        patientIds: chosen,
        totalCents,
        ...(coupon && { couponId: coupon.couponId }),
      }),
    onDone: async ({ orderNo }) => {
      // Replaced, so that going back never leads to a form that was sent already.
      await navigate(orderHref(orderNo, offer.kind), { replace: true });
    },
  });
  const { problems, idOf } = submission;
  return (
    <>
      <Card title={offer.title}>
        <KeyValueList
          items={[
            { label: t('facts.store'), value: store.name, detail: store.address },
            { label: t('package.price'), value: <Price cents={priceCents} /> },
          ]}
        />
        <ButtonLink size="small" variant="text" to={storesHref(offer)}>
          {t('submit.otherStore')}
        </ButtonLink>
      </Card>
      <SubmissionForm
        submission={submission}
        submitLabel={t('submit.send', { price: formatCents(totalCents, { decimals: 'auto' }) })}
      >
        <SelectField
          id={idOf('day')}
          label={t('facts.day')}
          placeholder={t('submit.chooseDay')}
          hint={named !== '' && day === '' ? t('submit.dayTaken') : undefined}
          options={dayOptions(days, locale, Math.max(1, chosen.length), day).map((one) => ({
            value: one.day,
            label: t('submit.day', one),
          }))}
          value={day}
          error={problems.errorOf('day')}
          onValueChange={setDay}
        />
        <CheckGroup
          id={idOf('patientIds')}
          name="patientIds"
          label={t('facts.people')}
          hint={t('submit.peopleHint', { count: checkUpTerms.mostPeople })}
          options={family.map((person) => {
            const misfit = misfitOf(person);
            return {
              value: person.patientId,
              label:
                misfit === null
                  ? person.name
                  : // i18n-keys: check-up:misfit.*
                    t('submit.unfit', { name: person.name, why: t(`misfit.${misfit}`) }),
            };
          })}
          value={chosen}
          error={problems.errorOf('patientIds')}
          onValueChange={setChosen}
        />
        {(coupons?.items.length ?? 0) > 0 && (
          <SelectField
            id={idOf('couponId')}
            label={t('submit.coupon')}
            hint={usable.length === 0 ? t('submit.couponHint') : undefined}
            options={[
              { value: '', label: t('submit.noCoupon') },
              ...usable.map((one) => ({ value: one.couponId, label: one.title })),
            ]}
            value={coupon ? couponId : ''}
            error={problems.errorOf('couponId')}
            onValueChange={setCouponId}
          />
        )}
      </SubmissionForm>
      <Gutter>
        <Note>
          <Link to={href('check-up.diagnosisAgreement')}>{t('submit.agreement')}</Link>
        </Note>
      </Gutter>
      <Card title={t('submit.sum')}>
        <KeyValueList
          items={[
            {
              label: t('submit.peopleSum', { count: chosen.length }),
              value: <Price cents={sum} tone="plain" />,
            },
            ...(coupon ? [{ label: coupon.title, value: `−${formatCents(coupon.offCents)}` }] : []),
            { label: t('submit.total'), value: <Price cents={totalCents} />, strong: true },
          ]}
        />
      </Card>
      <RefundTerms steps={offer.refundRule} day={day} cents={totalCents} />
    </>
  );
}
