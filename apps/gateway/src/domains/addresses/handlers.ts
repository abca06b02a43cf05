import type { addresses } from '@xinglin/contract';
import { addressLimit } from '@xinglin/rules';
import type { HandlersOf } from '../../platform/mount';
import { addressReader } from './recognition';
import {
  addAddress,
  addressOf,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from './service';

/** The calls of postal addresses (spec 1 §7, Patients and addresses). */
export function addressHandlers(): HandlersOf<typeof addresses> {
  return {
    async listAddresses(_, context) {
      const items = await listAddresses(context);
      return { items, total: items.length, pageNo: 1, pageSize: addressLimit };
    },
    getAddress: ({ addressId }, context) => addressOf(context, addressId),
    async addAddress(input, context) {
      return { addressId: await addAddress(context, input) };
    },
    async updateAddress(input, context) {
      await updateAddress(context, input);
      return { addressId: input.addressId };
    },
    async deleteAddress({ addressId }, context) {
      await deleteAddress(context, addressId);
      return { addressId };
    },
    async setDefaultAddress({ addressId }, context) {
      await setDefaultAddress(context, addressId);
      return { addressId };
    },
    recognizeAddress: addressReader(),
  };
}
