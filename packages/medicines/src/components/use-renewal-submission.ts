import { consultApi } from '@xinglin/api';
import {
  useSubmission,
  type FieldsOfFailures,
  type Refusal as CallRefusal,
  type WayOut,
} from '@xinglin/forms';
import { errorCodes, type SubmitRenewalConsultResponse } from '@xinglin/gateway-sdk';
import { useCashier } from '@xinglin/orders';
import { href, hrefInTheWay } from '@xinglin/routes';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Renewal } from '../model/renewal-call';
import {
  problemsOf,
  questions,
  surveyOf,
  type Question,
  type RenewalDraft,
} from '../model/renewal-draft';
import { followHref, refusalIn, wayOn } from '../model/renewal-ways';

const failureFields: FieldsOfFailures<Question> = {
  knows: (path): path is Question => questions.some((one) => one === path),
  ofRefusal: (code) => {
    if (code === errorCodes.fileRefused) return 'proof';
    return code === errorCodes.textRefused ? 'sideEffects' : undefined;
  },
};

interface RenewalToSend {
  readonly renewal: Renewal;
  readonly asked: readonly Question[];
  readonly draft: RenewalDraft;
  /** The consult was requested: nothing of the draft is needed any more. */
  readonly forget: () => void;
  /** Requests the renewal again: its price or its refusal has changed. */
  readonly refetch: () => void;
  readonly addressId?: string | undefined;
}

/** Asks for a renewal, then opens the cashier, or the conversation where it costs nothing. */
export function useRenewalSubmission({
  renewal,
  asked,
  draft,
  forget,
  refetch,
  addressId,
}: RenewalToSend) {
  const navigate = useNavigate();
  const openCashier = useCashier();
  const [send] = consultApi.useSubmitRenewalConsultMutation();
  const waysOut = useWaysOut(renewal.prescription.prescriptionId);
  const problemTexts = useProblemTexts();
  return useSubmission<Question, SubmitRenewalConsultResponse>({
    failureFields,
    waysOut,
    find: () => problemTexts(draft, asked, renewal.refusal?.why === 'needsVisit'),
    send: async () => {
      const answer = await send({
        prescriptionId: renewal.prescription.prescriptionId,
        survey: surveyOf(draft, asked),
        priceCents: renewal.priceCents,
        ...(addressId !== undefined && { addressId }),
      });
      if (answer.error !== undefined) refetch();
      return answer;
    },
    onDone: async ({ orderKey, isFree }) => {
      forget();
      const page = followHref(orderKey);
      // Replaced, so that going back does not open a form that was sent already.
      if (isFree) await navigate(page, { replace: true });
      else await openCashier(orderKey, page);
    },
  });
}

/** What is missing, in words. */
export function useProblemTexts() {
  const { t } = useTranslation('renewals');
  return (draft: RenewalDraft, asked: readonly Question[], needsProof: boolean) =>
    problemsOf(draft, asked, needsProof).map(({ field, code }) => ({
      field,
      // i18n-keys: renewals:problem.*
      message: t(`problem.${code}`),
    }));
}

function useWaysOut(prescriptionId: string): (refusal: CallRefusal) => readonly WayOut[] {
  const { t } = useTranslation('renewals');
  return ({ code, data }) => {
    const inTheWay = hrefInTheWay(data);
    if (inTheWay !== null) return [{ label: t('wayOut.open'), to: inTheWay }];
    if (code === errorCodes.consentRequired)
      return [{ label: t('wayOut.consent'), to: href('account.patients') }];
    if (code === errorCodes.consultOpenAlready)
      return [{ label: t('wayOut.consults'), to: href('consult.listAll') }];
    const refusal = code === errorCodes.renewalRefused ? refusalIn(data) : null;
    return refusal === null
      ? []
      : // i18n-keys: renewals:act.*
        [{ label: t(`act.${refusal.why}`), to: wayOn(refusal, prescriptionId) }];
  };
}
