import { checkUpApi, usePageTime } from '@xinglin/api';
import { FormProblems, useSubmission } from '@xinglin/forms';
import type {
  CheckUpPackage,
  GetPhysicalScheduleResponse as Schedule,
  Patient,
} from '@xinglin/gateway-sdk';
import { useCashier } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import {
  ageOn,
  checkUpMisfit,
  checkUpTerms,
  dayAt,
  dayRefundTerms,
  formatCents,
  hospitalTimeZone,
} from '@xinglin/rules';
import {
  ActionBar,
  ageGroup,
  Button,
  ButtonLink,
  Card,
  Gutter,
  kinText,
  Note,
  NoticeBar,
  PersonGroup,
  PriceFall,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { orderHref, storesHref } from '../model/links';
import { relationFor } from '../model/people';
import { choicesIn, withChoices } from '../model/submit-choices';
import { failureFields, type SubmitField } from '../model/submit-fields';
import { CouponCard } from './coupon-card';
import { DayStrip } from './day-strip';
import { RefundLine } from './refund-line';
import { StoreWay } from './store-days';
import styles from './submit-form.module.css';
import { useCoupons } from './use-coupon';

interface SubmitFormProps {
  readonly offer: CheckUpPackage;
  readonly schedule: Schedule;
  readonly family: readonly Patient[];
}

/**
 * The people, the day and the coupon of a check-up, its price and refund rule, and the one button that orders and opens
 * the cashier. Adding a family member returns to the same address, which carries what was chosen, and selects the new
 * person.
 */
export function SubmitForm({ offer, schedule, family }: SubmitFormProps): ReactElement {
  const { t } = useTranslation(['check-up', 'shared']);
  const openCashier = useCashier();
  const today = dayAt(usePageTime(), hospitalTimeZone);
  const { pathname, search } = useLocation();
  const { packageCode, priceCents } = offer;
  const { store, days } = schedule;
  const initial = choicesIn(search);
  const [day, setDay] = useState(
    days.some((one) => one.day === initial.day && one.remaining > 0) ? initial.day : '',
  );
  const judgedOn = day || days[0]?.day || today;
  const misfitOf = (person: Patient) => checkUpMisfit(offer, person, judgedOn);
  const fits = family.filter((person) => misfitOf(person) === null);
  const [chosen, setChosen] = useState<string[]>(
    fits
      .filter(({ patientId, isDefault }) =>
        initial.patientIds.length > 0 ? initial.patientIds.includes(patientId) : isDefault,
      )
      .map(({ patientId }) => patientId),
  );
  const isChosen = ({ patientId }: Patient) => chosen.includes(patientId);
  // A person who stops fitting because of another day stays selectable until unselected.
  const misfits = family.filter((person) => isChosen(person) && misfitOf(person) !== null);
  const hasNoRoom = days.some((one) => one.day === day && one.remaining < chosen.length);

  const sum = priceCents * chosen.length;
  const found = useCoupons({ offer, cents: sum });
  // Until the person chooses another, or none, the best one is used.
  const [picked, setPicked] = useState<string | null>(initial.couponId || null);
  const isUsable = (couponId: string | null) =>
    found.coupons.some((one) => one.couponId === couponId && one.whyNot === null);
  const couponId =
    picked === '' || isUsable(picked) ? (picked ?? '') : (found.best?.couponId ?? '');
  const coupon = found.coupons.find((one) => one.couponId === couponId);
  const totalCents = sum - (coupon?.offCents ?? 0);

  const [submit] = checkUpApi.useSubmitPhysicalOrderMutation();
  const submission = useSubmission<SubmitField, { readonly orderNo: string }>({
    failureFields,
    find: () => [
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
      ...(day === '' ? [{ field: 'day' as const, message: t('submit.problem.day') }] : []),
      ...(hasNoRoom ? [{ field: 'day' as const, message: t('submit.problem.noRoom') }] : []),
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
    onDone: ({ orderNo }) => openCashier(orderNo, orderHref(orderNo, offer.kind)),
  });
  const { problems, idOf } = submission;
  const changed =
    <Value,>(field: SubmitField, set: (value: Value) => void) =>
    (value: Value) => {
      problems.forgetTold([field, 'totalCents']);
      set(value);
    };
  const dayProblem = problems.errorOf('day');
  return (
    <>
      <FormProblems problems={problems} />
      <Card
        title={offer.title}
        aside={
          <ButtonLink size="small" variant="text" to={storesHref(offer)}>
            {t('submit.otherStore')}
          </ButtonLink>
        }
      >
        <p className={styles['store']}>{store.name}</p>
        <StoreWay store={store} />
      </Card>
      <Card as="div">
        <PersonGroup
          id={idOf('patientIds')}
          name="people"
          label={t('submit.who')}
          hint={
            fits.length === 0
              ? t('submit.noneFits')
              : t('submit.peopleHint', { count: checkUpTerms.mostPeople })
          }
          error={problems.errorOf('patientIds')}
          people={[...family]
            .sort((one, other) => Number(misfitOf(one) !== null) - Number(misfitOf(other) !== null))
            .map((person) => {
              const { patientId, name, relation, gender, birthDate } = person;
              const misfit = misfitOf(person);
              const age = ageOn(birthDate, judgedOn);
              return {
                value: patientId,
                name,
                face: { seed: patientId, gender, age: ageGroup(age) },
                relation: t('submit.person', {
                  relation: kinText({ relation, gender }, t),
                  age,
                }),
                // i18n-keys: check-up:misfit.*
                ...(misfit !== null && {
                  note: t(`misfit.${misfit}`),
                  disabled: !isChosen(person),
                }),
              };
            })}
          value={chosen}
          onValueChange={changed('patientIds', setChosen)}
          add={{
            to: href(
              'account.patientAdd',
              {},
              {
                relation: relationFor(offer),
                backurl: pathname + withChoices(search, { day, patientIds: chosen, couponId }),
              },
            ),
            // i18n-keys: check-up:submit.add.*
            text: t(`submit.add.${relationFor(offer) ?? 'anyone'}`),
          }}
        />
      </Card>
      <Card as="div">
        <div id={idOf('day')} tabIndex={-1}>
          <DayStrip
            days={days}
            count={Math.max(1, chosen.length)}
            value={day}
            onValueChange={changed('day', setDay)}
            keep={{ storeId: store.storeId, packageCode, people: chosen.join(',') }}
          />
          {dayProblem !== undefined && <NoticeBar tone="danger">{dayProblem}</NoticeBar>}
          {initial.day !== '' && day === '' && <Note>{t('submit.dayTaken')}</Note>}
        </div>
      </Card>
      <CouponCard
        found={found}
        id={idOf('couponId')}
        value={couponId}
        error={problems.errorOf('couponId')}
        onValueChange={changed('couponId', setPicked)}
        quote={{ listCents: sum, totalCents }}
      />
      {coupon && (
        <Card title={t('submit.sum')}>
          <PriceFall
            label={t('submit.sum')}
            list={{ name: t('submit.peopleSum', { count: chosen.length }), cents: sum }}
            steps={[{ kind: 'coupon', name: t('submit.coupon'), cents: -coupon.offCents }]}
            total={{ name: t('submit.total'), cents: totalCents }}
          />
        </Card>
      )}
      {day !== '' && totalCents > 0 && (
        <Card title={t('rule.title')}>
          <RefundLine
            terms={dayRefundTerms(offer.refundRule, { day, cents: totalCents })}
            day={day}
            cents={totalCents}
          />
        </Card>
      )}
      <Gutter>
        <Note>
          <Link to={href('check-up.diagnosisAgreement')}>{t('submit.agreement')}</Link>
        </Note>
      </Gutter>
      <form className={styles['send']} onSubmit={(event) => void submission.submit(event)}>
        <ActionBar
          sticky
          {...(chosen.length > 0 && {
            priceLabel: t('submit.barLabel', { count: chosen.length }),
            cents: totalCents,
            compact: true,
          })}
        >
          <Button type="submit" pending={submission.pending}>
            {fits.length === 0
              ? t('submit.missing.family')
              : chosen.length === 0
                ? t('submit.missing.people')
                : day === ''
                  ? t('submit.missing.day')
                  : t('submit.send', { price: formatCents(totalCents, { decimals: 'auto' }) })}
          </Button>
        </ActionBar>
      </form>
    </>
  );
}
