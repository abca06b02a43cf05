import type { PostingAddress, RecognizeAddressResponse } from '@xinglin/gateway-sdk';
import { checkAddress, resolveAddress, type AddressInput } from '@xinglin/rules';

/** An area as a form names it. */
export interface NamedArea {
  readonly areaId: string;
  readonly name: string;
}

/** What is typed about a postal address. */
export interface AddressDraft {
  readonly name: string;
  readonly mobile: string;
  /** From the province down; empty until chosen. */
  readonly areas: readonly NamedArea[];
  readonly detail: string;
  readonly isDefault: boolean;
}

export const emptyAddress: AddressDraft = {
  name: '',
  mobile: '',
  areas: [],
  detail: '',
  isDefault: false,
};

/** The areas of an address that was answered, as far down as it says. */
export function areasOf(
  address: Pick<
    RecognizeAddressResponse,
    'provinceId' | 'provinceName' | 'cityId' | 'cityName' | 'districtId' | 'districtName'
  >,
): NamedArea[] {
  const { provinceId, provinceName, cityId, cityName, districtId, districtName } = address;
  return [
    { areaId: provinceId, name: provinceName },
    { areaId: cityId, name: cityName },
    { areaId: districtId, name: districtName },
  ].flatMap(({ areaId, name }) => (areaId === null ? [] : [{ areaId, name: name ?? '' }]));
}

/** The form of an address that exists; its phone is known masked only, so it starts empty. */
export function draftOfAddress(address: PostingAddress): AddressDraft {
  const { name, detail, isDefault } = address;
  return { name, mobile: '', areas: areasOf(address), detail, isDefault };
}

/** What of a draft may be kept on the device: not the phone number, which a finder of the device must not read. */
export function keepableAddress({ mobile: _, ...kept }: AddressDraft): Partial<AddressDraft> {
  return kept;
}

/** A draft from what storage held; anything that does not fit counts as not there. */
export function restoreAddress(kept: unknown): AddressDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { name, areas, detail, isDefault } = kept as Record<keyof AddressDraft, unknown>;
  const fits =
    typeof name === 'string' &&
    typeof detail === 'string' &&
    typeof isDefault === 'boolean' &&
    Array.isArray(areas) &&
    areas.every(
      (area: Partial<NamedArea> | null) =>
        typeof area?.areaId === 'string' && typeof area.name === 'string',
    );
  return fits ? { name, mobile: '', areas, detail, isDefault } : null;
}

/** Everything in the form that can be wrong. */
export const addressFields = ['name', 'mobile', 'area', 'detail'] as const;

/** One of {@link addressFields}. */
export type AddressFormField = (typeof addressFields)[number];

/** What a draft says by the rules: what is wrong with it, and the fields to send. */
export function readAddress(draft: AddressDraft, keepsMobile: boolean) {
  const input: AddressInput = {
    ...draft,
    provinceId: draft.areas[0]?.areaId,
    cityId: draft.areas[1]?.areaId,
    districtId: draft.areas[2]?.areaId,
  };
  const { mobile, cityId, districtId, ...whole } = resolveAddress(input);
  const isKept = keepsMobile && mobile === '';
  return {
    problems: checkAddress(input).filter(({ field }) => field !== 'mobile' || !isKept),
    mobile,
    fields: {
      ...whole,
      ...(cityId && { cityId }),
      ...(districtId && { districtId }),
      isDefault: draft.isDefault,
    },
  };
}

/** What was found in a pasted text, as far as it goes. */
export function foundIn(read: RecognizeAddressResponse): Partial<AddressDraft> {
  const areas = areasOf(read);
  return {
    ...(read.name && { name: read.name }),
    ...(read.mobile && { mobile: read.mobile }),
    ...(areas.length > 0 && { areas }),
    ...(read.detail && { detail: read.detail }),
  };
}
