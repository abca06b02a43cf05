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
  AddIcon,
  ButtonLink,
  Card,
  CheckGroup,
  Gutter,
  KeyValueList,
  Note,
  Price,
  SelectField,
  Stack,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { choicesIn, withChoices } from '../model/submit-choices';
import { dayOptions } from '../model/day-options';
import { orderHref, storesHref } from '../model/links';
import { relationFor } from '../model/people';
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
  readonly family: readonly Patient[];
}

/**
 * The day, the people and the coupon of a check-up; then its price and refund terms. Adding a family member returns to
 * the same address, which carries what was chosen, and selects the new person.
 */
export function SubmitForm({ offer, schedule, family }: SubmitFormProps): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { packageCode, priceCents } = offer;
  const { store, days } = schedule;
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  const initial = choicesIn(search);
  const named = initial.day;
  const [day, setDay] = useState(
    days.some((one) => one.day === named && one.remaining > 0) ? named : '',
  );
  const judgedOn = day || days[0]?.day || '';
  const misfitOf = (person: Patient) =>
    judgedOn === '' ? null : checkUpMisfit(offer, person, judgedOn);
  const fitting = family.filter((person) => misfitOf(person) === null);
  const [chosen, setChosen] = useState<string[]>(
    fitting
      .filter(({ patientId, isDefault }) =>
        initial.patientIds.length > 0 ? initial.patientIds.includes(patientId) : isDefault,
      )
      .map(({ patientId }) => patientId),
  );
  const [couponId, setCouponId] = useState(initial.couponId);
  // A person who stops fitting because of another day stays in the list until unselected.
  const selectable = family.filter(
    (person) => misfitOf(person) === null || chosen.includes(person.patientId),
  );
  const unfit = family.filter((person) => !selectable.includes(person));
  const nameWithReason = (person: Patient) => {
    const misfit = misfitOf(person);
    return misfit === null
      ? person.name
      : // i18n-keys: check-up:misfit.*
        t('submit.unfit', { name: person.name, why: t(`misfit.${misfit}`) });
  };
  const addPersonHref = href(
    'account.patientAdd',
    {},
    {
      relation: relationFor(offer),
      backurl: pathname + withChoices(search, { day, patientIds: chosen, couponId }),
    },
  );
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
  const price = formatCents(totalCents, { decimals: 'auto' });
  const submitLabel =
    selectable.length === 0
      ? t('submit.missing.family')
      : chosen.length === 0
        ? t('submit.missing.people')
        : day === ''
          ? t('submit.missing.day')
          : t('submit.send', { price });
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
      <SubmissionForm submission={submission} submitLabel={submitLabel}>
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
        <Stack gap={2}>
          {selectable.length > 0 ? (
            <CheckGroup
              id={idOf('patientIds')}
              name="patientIds"
              label={t('facts.people')}
              hint={t('submit.peopleHint', { count: checkUpTerms.mostPeople })}
              options={selectable.map((person) => ({
                value: person.patientId,
                label: nameWithReason(person),
              }))}
              value={chosen}
              error={problems.errorOf('patientIds')}
              onValueChange={setChosen}
            />
          ) : (
            <div id={idOf('patientIds')} tabIndex={-1}>
              <Stack gap={2}>
                <b>{t('facts.people')}</b>
                <Note>{problems.errorOf('patientIds') ?? t('submit.noneFits')}</Note>
              </Stack>
            </div>
          )}
          {unfit.length > 0 && (
            <Note>
              {t('submit.unfitPeople', { names: list.format(unfit.map(nameWithReason)) })}
            </Note>
          )}
          <ButtonLink
            variant={selectable.length > 0 ? 'text' : 'outline'}
            size="small"
            icon={<AddIcon />}
            to={addPersonHref}
          >
            {/* i18n-keys: check-up:submit.add.* */}
            {t(`submit.add.${relationFor(offer) ?? 'anyone'}`)}
          </ButtonLink>
        </Stack>
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
      {chosen.length > 0 && (
        <Card title={t('submit.sum')}>
          <KeyValueList
            items={[
              {
                label: t('submit.peopleSum', { count: chosen.length }),
                value: <Price cents={sum} tone="plain" />,
              },
              ...(coupon
                ? [{ label: coupon.title, value: `−${formatCents(coupon.offCents)}` }]
                : []),
              { label: t('submit.total'), value: <Price cents={totalCents} />, strong: true },
            ]}
          />
        </Card>
      )}
      <RefundTerms steps={offer.refundRule} day={day} cents={totalCents} />
    </>
  );
}
