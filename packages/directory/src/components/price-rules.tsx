import { bookingApi, directoryApi, introductionsApi, type QueryThunk } from '@xinglin/api';
import type { TimetableRow } from '@xinglin/gateway-sdk';
import { formatCents } from '@xinglin/rules';
import { Card } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Points } from './points';

const clinicTypes = ['general', 'expert', 'special'] as const;

/** The calls of {@link PriceRules}: the timetable, and the rules of the hospital once it is known which that is. */
export function loadPriceRules(doctorId: string): readonly QueryThunk[] {
  return [
    introductionsApi.endpoints.listDoctorTimetable.initiate({ doctorId }),
    async (dispatch) => {
      const { data } = await dispatch(
        directoryApi.endpoints.getDoctorInfoById.initiate({ doctorId }),
      );
      if (!data) return;
      const { hospitalId } = data;
      await dispatch(bookingApi.endpoints.getShiftCaseRules.initiate({ hospitalId }));
    },
  ];
}

/** What a visit to a doctor costs by the kind of clinic, what is in it, and what comes back when. */
export function PriceRules({
  doctorId,
  hospitalId,
}: {
  doctorId: string;
  hospitalId: string;
}): ReactElement | null {
  const { t } = useTranslation('introductions');
  const timetable = introductionsApi.useListDoctorTimetableQuery({ doctorId }).currentData;
  const rules = bookingApi.useGetShiftCaseRulesQuery({ hospitalId }).currentData;
  if (!timetable?.items.length || !rules) return null;
  const fees = clinicTypes.flatMap((type) => feesOf(timetable.items, type));
  return (
    <Card title={t('priceRules.title')}>
      <Points
        texts={[
          ...fees.map(({ clinic, cents }) =>
            t('priceRules.fee', {
              clinic,
              fees: cents
                .map((one) => formatCents(one, { decimals: 'auto' }))
                .join(t('directory:disease.nameSeparator')),
            }),
          ),
          t('priceRules.included'),
          t('priceRules.cancel', { count: rules.cancelDaysBefore, time: rules.cancelUntil }),
        ]}
      />
    </Card>
  );
}

/** The fees of one kind of clinic, the lowest first; nothing where the doctor has no such clinic. */
function feesOf(
  rows: readonly TimetableRow[],
  type: TimetableRow['clinicType'],
): readonly { readonly clinic: string; readonly cents: readonly number[] }[] {
  const ofType = rows.filter(({ clinicType }) => clinicType === type);
  const [first] = ofType;
  if (first === undefined) return [];
  const cents = [...new Set(ofType.map(({ feeCents }) => feeCents))].toSorted((a, b) => a - b);
  return [{ clinic: first.clinicTypeText, cents }];
}
