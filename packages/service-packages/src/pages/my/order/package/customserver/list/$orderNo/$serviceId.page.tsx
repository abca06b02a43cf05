import { UseCard } from '../../../../../../../components/use-card';
import { listOfUses } from '../../../../../../../components/use-list';

/** What was used of an item of a package, and what came of it (spec 2 §2.8). */
const page = listOfUses({
  title: 'service-packages:customServiceList.title',
  item: (use) => <UseCard key={use.applyNo} use={use} />,
});

export const { load } = page;
export default page.Page;
