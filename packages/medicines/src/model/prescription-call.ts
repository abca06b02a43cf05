import { medicinesApi, prescriptionsApi, type PageLoad, type QueryThunk } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';

/** The prescription that an address names; nothing is requested where it names none. */
export const prescriptionCall = pageCall(
  prescriptionsApi.endpoints.getPrescription,
  ({ query }) => {
    const prescriptionId = query.get('prescriptionId');
    return prescriptionId ? { prescriptionId } : null;
  },
);

/** What the page of a prescription loads: the sheet, whether it is unchanged, and the order that fills it. */
export const loadPrescription: PageLoad = (place) => {
  const prescriptionId = place.query.get('prescriptionId');
  if (!prescriptionId) return [];
  const further: QueryThunk = async (dispatch) => {
    const { data } = await dispatch(
      prescriptionsApi.endpoints.getPrescription.initiate({ prescriptionId }),
    );
    await Promise.all([
      dispatch(prescriptionsApi.endpoints.verifyPrescription.initiate({ prescriptionId })),
      data?.orderNo &&
        dispatch(medicinesApi.endpoints.getDrugOrder.initiate({ orderNo: data.orderNo })),
    ]);
  };
  return [...prescriptionCall.load(place), further];
};
