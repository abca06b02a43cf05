import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import type { KeyValueItem } from '@xinglin/ui';
import { useTranslation } from 'react-i18next';
import type { Visit } from '../model/visit';
import { InChinese } from './in-chinese';
import { VisitTime } from './visit-time';

/** Who is seen where and when, as shifts and orders tell it. */
interface VisitFacts extends Visit {
  readonly doctorName: string;
  readonly titleText: string;
  readonly hospitalName: string;
  readonly hospDeptName: string;
  readonly clinicAddress: string;
  readonly clinicType: string;
  readonly timeZone: string;
  /** The names on the signs there, where the reader's language is another. */
  readonly inChinese?: RegistrationOrder['inChinese'];
}

/** The rows that every page about a visit begins with; `changeTo` adds a Change link to the time. */
export function useVisitFacts(visit: VisitFacts, changeTo?: string): KeyValueItem[] {
  const { t } = useTranslation('booking');
  const { inChinese } = visit;
  return [
    {
      label: t('visit.doctor'),
      value: t('visit.doctorAndTitle', { doctor: visit.doctorName, title: visit.titleText }),
      detail: <InChinese parts={[inChinese?.doctorName]} />,
      strong: true,
    },
    {
      label: t('visit.hospital'),
      value: visit.hospitalName,
      detail: (
        <>
          {[visit.hospDeptName, visit.clinicAddress].filter(Boolean).join(' · ')}
          {inChinese && (
            <>
              <br />
              <InChinese
                parts={[inChinese.hospitalName, inChinese.hospDeptName, inChinese.clinicAddress]}
              />
            </>
          )}
        </>
      ),
    },
    {
      label: t('visit.time'),
      value: <VisitTime visit={visit} />,
      detail: visit.clinicType,
      strong: true,
      change: changeTo === undefined ? undefined : { to: changeTo },
    },
  ];
}
