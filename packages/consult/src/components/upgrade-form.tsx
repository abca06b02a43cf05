import { consultApi } from '@xinglin/api';
import {
  SubmissionForm,
  useSubmission,
  type FieldsOfFailures,
  type Refusal,
  type WayOut,
} from '@xinglin/forms';
import {
  errorCodes,
  type CheckUpgradeWhitelistResponse as Ways,
  type ConsultOrder,
  type ConsultReferral,
  type UpgradeKind,
} from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { QuoteLines, useCashier } from '@xinglin/orders';
import { hrefInTheWay } from '@xinglin/routes';
import { callRecordingRules, formatCents, formatInstant } from '@xinglin/rules';
import {
  EmptyState,
  Loaded,
  Note,
  RadioGroup,
  SelectField,
  Sheet,
  SkeletonList,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { orderHref } from '../model/ask-ways';
import { openConsultIn } from '../model/open-consult';
import { ConsultCouponField } from './consult-coupon-field';
import { useConsultCoupon } from './use-consult-coupon';

type Field = 'kind' | 'startsAt' | 'couponId';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'kind' || path === 'startsAt' || path === 'couponId',
  ofRefusal: (code) => {
    if (code === errorCodes.couponUnusable) return 'couponId';
    return code === errorCodes.consultTimeTaken || code === errorCodes.overlappingVisit
      ? 'startsAt'
      : undefined;
  },
};

interface UpgradeProps {
  readonly consult: ConsultOrder;
  /** What the doctor proposed: the one way that is shown, confirmed by its own call. */
  readonly proposal?: ConsultReferral | undefined;
  readonly onClose: () => void;
}

/** As what a consult in writing goes on, when, and what is left to pay (spec 3 §7.6). */
export default function UpgradeForm({ consult, proposal, onClose }: UpgradeProps): ReactElement {
  const { t } = useTranslation('consult');
  const { orderKey } = consult;
  const answer = consultApi.useCheckUpgradeWhitelistQuery(
    { orderKey },
    // What is left to pay changes with the doctor's first answer.
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Sheet open onClose={onClose} title={t('upgrade.title')}>
      <Loaded query={answer} skeleton={<SkeletonList lines={2} count={3} />}>
        {(ways) => {
          const items = ways.items.filter(({ kind }) => !proposal || kind === proposal.kind);
          return ways.refusal === null && items.some(({ refusal }) => refusal === null) ? (
            <ChooseWay consult={consult} ways={{ ...ways, items }} proposal={proposal} />
          ) : (
            <EmptyState
              kind="consults"
              title={ways.refusal ?? t('upgrade.none')}
              message={items.map(({ title, refusal }) => `${title}: ${refusal}`).join('\n')}
            />
          );
        }}
      </Loaded>
    </Sheet>
  );
}

/** Sends by the call of each way, or confirms what the doctor proposed. */
function useUpgrade(proposal: ConsultReferral | undefined) {
  const [confirm] = consultApi.useConfirmConsultOtherFormMutation();
  const [phone] = consultApi.useUpgradePhoneConsultMutation();
  const [video] = consultApi.useUpgradeDiagnosisVideoConsultMutation();
  const [quanke] = consultApi.useUpgradeQuankeConsultMutation();
  return (
    kind: UpgradeKind,
    {
      orderKey,
      startsAt,
      couponId,
    }: { readonly orderKey: string; readonly startsAt: string; readonly couponId: string },
  ) => {
    const call = {
      orderKey,
      ...(startsAt !== '' && { startsAt }),
      ...(couponId !== '' && { couponId }),
    };
    if (proposal) return confirm({ ...call, referralId: proposal.referralId });
    if (kind === 'phone') return phone(call);
    return kind === 'video' ? video(call) : quanke({ orderKey });
  };
}

function ChooseWay({
  consult: { orderKey, doctor },
  ways: { items, info },
  proposal,
}: Pick<UpgradeProps, 'consult' | 'proposal'> & { readonly ways: Ways }): ReactElement {
  const { t } = useTranslation('consult');
  const locale = useLocale();
  const navigate = useNavigate();
  const openCashier = useCashier();
  const [keep] = consultApi.useAddPreconsultUpgradeInfoMutation();
  const [kind, setKind] = useState<UpgradeKind | undefined>(
    // The one way that a doctor proposed is chosen already.
    proposal ? items[0]?.kind : info?.kind,
  );
  const [chosenTime, setTime] = useState(info?.startsAt ?? '');
  const open = items.filter(({ refusal }) => refusal === null);
  const way = open.find((one) => one.kind === kind);
  const times = consultApi.useGetConsultIntentionTimeQuery(
    { doctorId: doctor?.doctorId ?? '', kind: way?.kind ?? 'phone' },
    { skip: way?.takesTime !== true || doctor === null },
  ).currentData;
  // A moment that was kept may be taken meanwhile.
  const startsAt = times?.times.some((one) => one.startsAt === chosenTime) ? chosenTime : '';
  const choose = (next: UpgradeKind, time: string) => {
    setKind(next);
    setTime(time);
    // Where it cannot be kept, it is chosen anew the next time.
    void keep({ orderKey, kind: next, ...(time !== '' && { startsAt: time }) });
  };
  const upgrade = useUpgrade(proposal);
  // Beside what was paid for the consult before, no coupon takes anything off. Who calls is the consult's doctor; a
  // general practitioner is not known yet.
  const takesCoupon =
    way?.takesTime === true && way.quote?.steps.every((step) => step.kind !== 'credit') === true;
  const coupon = useConsultCoupon(
    { kind: way?.kind ?? 'phone', priceCents: takesCoupon ? (way.quote?.totalCents ?? 0) : 0 },
    doctor?.doctorId,
  );
  const offer = takesCoupon ? coupon.offer : undefined;
  const couponId = offer?.couponId ?? '';
  const waysOut = ({ data }: Refusal): readonly WayOut[] => {
    const other = openConsultIn(data);
    const inTheWay = hrefInTheWay(data);
    if (inTheWay !== null) return [{ label: t('upgrade.inTheWay'), to: inTheWay }];
    return other === null ? [] : [{ label: t('upgrade.see'), to: orderHref(other) }];
  };
  const submission = useSubmission<Field, { readonly orderKey: string }>({
    failureFields,
    waysOut,
    find: () => [
      ...(way === undefined ? [{ field: 'kind' as const, message: t('upgrade.chooseWay') }] : []),
      ...(way?.takesTime === true && startsAt === ''
        ? [{ field: 'startsAt' as const, message: t('upgrade.chooseTime') }]
        : []),
    ],
    // A way was found to be chosen just before.
    send: async () => {
      const answer = await upgrade(way?.kind ?? 'phone', { orderKey, startsAt, couponId });
      // The coupon may be what it was refused for: used in another tab, or over.
      if (answer.error !== undefined && couponId !== '') coupon.again();
      return answer;
    },
    onDone: async (made) => {
      if (dueCents > 0) await openCashier(made.orderKey, orderHref(made.orderKey));
      else await navigate(orderHref(made.orderKey));
    },
  });
  const { problems, idOf } = submission;
  const quote = offer?.quote ?? way?.quote ?? null;
  const dueCents = quote?.totalCents ?? 0;
  return (
    <SubmissionForm
      // At another price than the one that is shown, nothing is ordered.
      submission={{
        ...submission,
        pending: submission.pending || (takesCoupon && coupon.isChanging),
      }}
      submitLabel={
        dueCents > 0
          ? t('upgrade.pay', { price: formatCents(dueCents, { decimals: 'auto' }) })
          : t('upgrade.begin')
      }
    >
      <RadioGroup
        id={idOf('kind')}
        name="upgradeKind"
        label={t('upgrade.way')}
        value={way?.kind ?? ''}
        error={problems.errorOf('kind')}
        onValueChange={(next) => {
          const found = open.find((one) => one.kind === next);
          if (found) choose(found.kind, '');
        }}
        options={open.map(({ kind: value, title, quote }) => ({
          value,
          label: t('upgrade.wayAt', {
            title,
            price: formatCents(quote?.totalCents ?? 0, { decimals: 'auto' }),
          }),
        }))}
      />
      {items.map(({ kind: name, title, refusal }) =>
        refusal === null ? null : (
          <Note key={name}>{t('upgrade.notOpen', { title, refusal })}</Note>
        ),
      )}
      {way?.takesTime === true && (
        <SelectField
          id={idOf('startsAt')}
          label={t('upgrade.startsAt')}
          placeholder={t('upgrade.chooseTime')}
          options={(times?.times ?? []).map(({ startsAt: value }) => ({
            value,
            label: formatInstant(value, locale, times?.timeZone),
          }))}
          value={startsAt}
          error={problems.errorOf('startsAt')}
          onValueChange={(time) => choose(way.kind, time)}
        />
      )}
      {way?.kind === 'phone' && (
        <Note>{t('upgrade.recorded', { days: callRecordingRules.keptDays })}</Note>
      )}
      {way !== undefined && (
        <>
          {takesCoupon && (
            <ConsultCouponField
              id={idOf('couponId')}
              coupon={coupon}
              error={problems.errorOf('couponId')}
            />
          )}
          {quote !== null && quote.steps.length > 0 && (
            <QuoteLines quote={quote} listLabel={way.title} totalLabel={t('upgrade.due')} />
          )}
          <Note>{way.endsFormer ? t('upgrade.ends') : t('upgrade.stays')}</Note>
          {way.backCents > 0 && (
            <Note>{t('upgrade.back', { amount: formatCents(way.backCents) })}</Note>
          )}
        </>
      )}
    </SubmissionForm>
  );
}
