import { CallCard } from '../../../../../../components/call-card';
import { listOfUses } from '../../../../../../components/use-list';

/** The calls of a package: asked for, planned, under way, over (spec 2 §2.8, spec 3 §3). */
const page = listOfUses({
  title: 'service-packages:orderCallRecord.title',
  item: (use) => <CallCard key={use.applyNo} use={use} />,
});

export const { load } = page;
export default page.Page;
