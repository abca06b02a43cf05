import { consultApi, patientsApi, type PageLoadInput, type QueryThunk } from '@xinglin/api';
import type { ConsultKind, ConsultService, Patient } from '@xinglin/gateway-sdk';
import { draftOf, type AskDraft } from './ask-draft';

/** Input of the calls about one way of asking. */
export const askedInput = (kind: ConsultKind, doctorId: string | undefined) => ({
  kind,
  ...(doctorId !== undefined && { doctorId }),
});

/** Input of the price of one way of asking: with a person's own rights once one is chosen. */
export const pricedInput = (
  kind: ConsultKind,
  doctorId: string | undefined,
  patientId: string | undefined,
) => ({
  ...askedInput(kind, doctorId),
  ...(patientId !== undefined && patientId !== '' && { patientId }),
});

/** What the form holds at first, by the draft of the account and the address. */
export const formerDraft = (
  kept: Parameters<typeof draftOf>[0],
  patients: readonly Patient[],
  query: URLSearchParams,
): AskDraft =>
  draftOf(kept, patients, {
    deptId: query.get('deptId') ?? undefined,
    patientId: query.get('patientId') ?? undefined,
  });

/**
 * Loads what the form of a question shows of the account: its family, its draft, its coupons, the moments of a call and what
 * speaks against asking. Some of these calls depend on others, so they are one thunk.
 */
export const loadOwnAsk =
  (kind: ConsultKind, { query }: Pick<PageLoadInput, 'query'>): QueryThunk =>
  async (dispatch, getState) => {
    if (getState().session.user?.login !== true) return;
    const doctorId = query.get('doctorId') ?? undefined;
    const asked = askedInput(kind, doctorId);
    const { endpoints } = consultApi;
    const ofFamily = async (): Promise<string> => {
      const [patients, draft] = await Promise.all([
        dispatch(patientsApi.endpoints.listPatients.initiate(undefined)),
        dispatch(endpoints.getConsultDraft.initiate(asked)),
      ]);
      if (!patients.data || !draft.data) return '';
      return formerDraft(draft.data.draft, patients.data.items, query).patientId;
    };
    const family = ofFamily();
    const ofPatient = async () => {
      const patientId = await family;
      if (patientId !== '')
        await dispatch(endpoints.checkConsultApply.initiate({ ...asked, patientId }));
    };
    const ofService = async () => {
      const { services }: { services: readonly ConsultService[] } = (doctorId === undefined
        ? (await dispatch(endpoints.getConsultHomepage.initiate(undefined))).data
        : (await dispatch(endpoints.getExpertConsultInfo.initiate({ doctorId }))).data) ?? {
        services: [],
      };
      const service = services.find((one) => one.kind === kind);
      if (service === undefined) return;
      await Promise.all([
        service.priceCents > 0 &&
          dispatch(
            endpoints.listConsultCoupons.initiate(pricedInput(kind, doctorId, await family)),
          ),
        service.takesTime &&
          doctorId !== undefined &&
          dispatch(endpoints.getConsultIntentionTime.initiate({ kind, doctorId })),
      ]);
    };
    await Promise.all([
      ofPatient(),
      ofService(),
      doctorId !== undefined && dispatch(endpoints.getDoctorBlacklistStatus.initiate({ doctorId })),
    ]);
  };
