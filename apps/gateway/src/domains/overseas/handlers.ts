import type { overseas } from '@xinglin/contract';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { wholeList } from '../../platform/whole-list';
import { addAsker, askerOf, askersOf, deleteAsker, updateAsker } from './askers';
import { countryChoice } from './countries';

/** What answers the calls of people abroad. */
export function overseasHandlers({ config }: Services): HandlersOf<typeof overseas> {
  const key = config.documentHashKey;
  return {
    listCountries: async (_, { locale }) => countryChoice(locale),
    listAskers: async (_, context) => wholeList(await askersOf(context)),
    getAsker: ({ askerId }, context) => askerOf(context, askerId),
    addAsker: async (input, context) => ({ askerId: await addAsker(context, input, key) }),
    async updateAsker(input, context) {
      await updateAsker(context, input, key);
      return { askerId: input.askerId };
    },
    async deleteAsker({ askerId }, context) {
      await deleteAsker(context, askerId);
      return { askerId };
    },
  };
}
