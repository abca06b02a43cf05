import { HealthForm } from '../../../../../components/health-form';
import { itemPage } from '../../../../../components/item-page';

/** Tells the team of a package how the patient is, to be judged in writing (spec 2 §2.8). */
const page = itemPage({
  title: 'service-packages:orderForm.title',
  types: ['form'],
  children: (order, item) => <HealthForm order={order} item={item} />,
});

export const { load, head } = page;
export default page.Page;
