import { z } from 'zod';
import { AddressId } from './ids';
import { defineCalls } from '../define-calls';
import { AreaId, ListOf, Nothing, PersonName, writtenText } from '../shapes';

/** A receiver's mobile number; a relay number has its extension behind a hyphen. */
export const ReceiverMobile = z.string().regex(/^1[3-9]\d{9}(?:-\d{1,6})?$/);

/** Where something is posted to, as shown: the phone is masked, the areas are named in the reader's language. */
export const PostingAddress = z
  .object({
    addressId: AddressId,
    /** Who receives. */
    name: z.string(),
    /** Masked. */
    mobile: z.string(),
    provinceId: AreaId,
    provinceName: z.string(),
    cityId: AreaId.nullable(),
    cityName: z.string().nullable(),
    /** Null in a city that has no districts. */
    districtId: AreaId.nullable(),
    districtName: z.string().nullable(),
    /** Street, house and room. */
    detail: z.string(),
    isDefault: z.boolean(),
  })
  .meta({ id: 'PostingAddress' });

/** What is typed about an address; the gateway checks it in full, the area against its own table. */
const AddressFields = {
  name: PersonName,
  mobile: ReceiverMobile,
  provinceId: AreaId,
  cityId: AreaId.optional(),
  districtId: AreaId.optional(),
  detail: writtenText({ min: 1, max: 200 }),
  isDefault: z.boolean().optional(),
};

const OneAddress = z.object({ addressId: AddressId });

/** Postal addresses of an account (spec 1 §7, Patients and addresses). */
export const addresses = defineCalls({
  /** The addresses of the account, the default one first, then the newest. */
  listAddresses: {
    path: '/logistics/postingaddress/list',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: ListOf(PostingAddress),
    tags: ['Address'],
  },
  /** One address of the account, for the page that changes it. The path is the product's own: the specification names none. */
  getAddress: {
    path: '/logistics/postingaddress/detail',
    access: 'session',
    kind: 'query',
    request: OneAddress,
    response: PostingAddress,
    tags: ['Address'],
  },
  /** The first address of an account is its default. */
  addAddress: {
    path: '/logistics/postingaddress/add',
    access: 'bound',
    kind: 'mutation',
    request: z.object(AddressFields),
    response: OneAddress,
    tags: ['Address'],
  },
  /** Changes an address. A `mobile` that is left out stays as it was; the default is only ever given to another. */
  updateAddress: {
    path: '/logistics/postingaddress/update',
    access: 'bound',
    kind: 'mutation',
    request: z.object({
      addressId: AddressId,
      ...AddressFields,
      mobile: ReceiverMobile.optional(),
    }),
    response: OneAddress,
    tags: ['Address'],
  },
  /** Deletes an address for good; the newest of the rest becomes the default in its place. */
  deleteAddress: {
    path: '/logistics/postingaddress/delete',
    access: 'bound',
    kind: 'mutation',
    request: OneAddress,
    response: OneAddress,
    tags: ['Address'],
  },
  setDefaultAddress: {
    path: '/logistics/postingaddress/setdefault',
    access: 'bound',
    kind: 'mutation',
    request: OneAddress,
    response: OneAddress,
    tags: ['Address'],
  },
  /**
   * Reads a pasted text. What it does not say is empty or null; the person checks the rest. Nothing
   * of it is kept.
   */
  recognizeAddress: {
    path: '/logistics/postingaddress/autorecognizeaddress',
    access: 'session',
    kind: 'query',
    request: z.object({ text: writtenText({ min: 1, max: 1000 }) }),
    response: z.object({
      name: z.string(),
      mobile: z.string(),
      provinceId: AreaId.nullable(),
      provinceName: z.string().nullable(),
      cityId: AreaId.nullable(),
      cityName: z.string().nullable(),
      districtId: AreaId.nullable(),
      districtName: z.string().nullable(),
      detail: z.string(),
      /** What was read as no part of an address; the person is shown it, as it is not taken over. */
      unread: z.array(z.string()),
    }),
  },
});
