import { bookingApi, refusalCode, type QueryFailure } from '@xinglin/api';
import { errorCodes, type OrderConfig } from '@xinglin/gateway-sdk';
import { useState } from 'react';

interface OrderInput {
  readonly shiftCaseId: string;
  readonly patientId: string;
}

/** Refusals that are about the code which the hospital wants, not about the visit. */
const ofCode: readonly number[] = [
  errorCodes.checkRequired,
  errorCodes.checkFailed,
  errorCodes.checkEnded,
  errorCodes.wrongCode,
  errorCodes.codeExpired,
];

/** Submits an order, with the code of a picture or a message where the hospital wants one. */
export function useSubmit(order: OrderInput, check: OrderConfig['submitCheck']) {
  const [submit, submission] = bookingApi.useSubmitRegistrationOrderMutation();
  const [submitOffline, offline] = bookingApi.useSubmitOfflineBookingMutation();
  const [validate, validation] = bookingApi.useLazyValidateCustomCodeQuery();
  const [code, setCode] = useState('');
  const error: QueryFailure | undefined = submission.error ?? validation.error ?? offline.error;
  const refusal = refusalCode(error);
  const isOfCode = refusal !== undefined && ofCode.includes(refusal);
  return {
    code,
    setCode,
    /** What is wrong with the code; undefined for nothing. */
    codeError: isOfCode ? error : undefined,
    /** Why the visit was refused; undefined for nothing. */
    error: isOfCode ? undefined : error,
    isSuccess: submission.isSuccess,
    isPending:
      submission.isLoading || (submission.isSuccess && !offline.isError) || validation.isFetching,
    /** The order; undefined where it was refused, or the hospital's own system has not answered yet. */
    async submit() {
      const made = await submitChecked();
      return made?.status === 'awaitingHospital'
        ? (await submitOffline({ orderNo: made.orderNo })).data
        : made;
    },
  };

  async function submitChecked() {
    if (check === 'mobileCode') return (await submit({ ...order, checkCode: code })).data;
    if (check === 'none') return (await submit(order)).data;
    const { data } = await validate({ ...order, imgCode: code });
    if (!data) return undefined;
    return (await submit({ ...order, validateParam: data.validateParam })).data;
  }
}
