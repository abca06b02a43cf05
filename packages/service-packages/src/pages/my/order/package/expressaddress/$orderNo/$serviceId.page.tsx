import { loadAddresses } from '@xinglin/orders';
import { AddressForm } from '../../../../../../components/address-form';
import { itemPage } from '../../../../../../components/item-page';

/** Says where goods of a package are sent (spec 2 §2.8). */
const page = itemPage({
  title: 'service-packages:expressAddress.title',
  types: ['goods'],
  beside: [{ load: loadAddresses }],
  children: (order, item) => <AddressForm order={order} item={item} />,
});

export const { load, head } = page;
export default page.Page;
