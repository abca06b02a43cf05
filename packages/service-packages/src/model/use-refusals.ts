import type { FieldsOfFailures } from '@xinglin/forms';
import { errorCodes, type PackageOrder, type PackageQuota } from '@xinglin/gateway-sdk';
import { hrefInTheWay } from '@xinglin/routes';
import { useTranslation } from 'react-i18next';
import { orderHref } from './links';

/** An item of an order that is being used. */
export interface ItemOf {
  readonly order: PackageOrder;
  readonly item: PackageQuota;
}

const closed: readonly number[] = [
  errorCodes.packageUsedUp,
  errorCodes.packageNotUsable,
  errorCodes.packagePaused,
  errorCodes.packagePauseClosed,
  errorCodes.packageNoPatient,
];

/** Where a refusal leads on that no field puts right: the order, which says what is left. */
export function useOrderWayOut({ orderNo }: Pick<PackageOrder, 'orderNo'>) {
  const { t } = useTranslation('service-packages');
  return ({ code, data }: { readonly code: number; readonly data?: unknown }) => {
    const inTheWay = code === errorCodes.overlappingVisit ? hrefInTheWay(data) : null;
    if (inTheWay !== null) return [{ label: t('item.inTheWay'), to: inTheWay }];
    return closed.includes(code) ? [{ label: t('item.toOrder'), to: orderHref(orderNo) }] : [];
  };
}

/** Which field a failure of a call is told at: by the name of the field, or by what was refused. */
export const fieldsOf = <Field extends string>(
  fields: readonly Field[],
  ofRefusal: Readonly<Partial<Record<number, Field>>>,
): FieldsOfFailures<Field> => ({
  knows: (path): path is Field => fields.some((field) => field === path),
  ofRefusal: (code) => ofRefusal[code],
});
