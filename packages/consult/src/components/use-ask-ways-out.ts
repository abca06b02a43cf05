import type { Refusal, WayOut } from '@xinglin/forms';
import { errorCodes, type ConsultKind } from '@xinglin/gateway-sdk';
import { href, hrefInTheWay } from '@xinglin/routes';
import { useTranslation } from 'react-i18next';
import { doctorsHref, orderHref } from '../model/ask-ways';
import { openConsultIn } from '../model/open-consult';

/**
 * What a person can do after a question was refused.
 * @param doctorId undefined where the doctor is assigned.
 */
export function useAskWaysOut(
  kind: ConsultKind,
  doctorId: string | undefined,
): (refusal: Refusal) => readonly WayOut[] {
  const { t } = useTranslation('asking');
  return ({ code, data }) => {
    const consults = { label: t('wayOut.consults'), to: href('consult.listAll') };
    const otherWays = { label: t('wayOut.otherWays'), to: href('consult.portal') };
    const open = openConsultIn(data);
    const inTheWay = hrefInTheWay(data);
    switch (code) {
      case errorCodes.consentRequired:
        return [{ label: t('wayOut.consent'), to: href('account.patients') }];
      case errorCodes.consultOpenAlready:
        return [open === null ? consults : { label: t('wayOut.open'), to: orderHref(open) }];
      case errorCodes.overlappingVisit:
        return inTheWay === null ? [] : [{ label: t('wayOut.inTheWay'), to: inTheWay }];
      case errorCodes.consultLimitReached:
        return [consults, otherWays];
      case errorCodes.consultClosed:
      case errorCodes.consultShielded:
        return [
          doctorId === undefined
            ? otherWays
            : { label: t('wayOut.otherDoctors'), to: doctorsHref(kind) },
        ];
      default:
        return [];
    }
  };
}
