import { itemPage } from '../../../../../../components/item-page';
import { NoteForm } from '../../../../../../components/note-form';

/** Asks the doctor of a package to call: what about, on which day (spec 2 §2.8). */
const page = itemPage({
  title: 'service-packages:orderCall.title',
  types: ['call'],
  children: (order, item) => <NoteForm order={order} item={item} />,
});

export const { load, head } = page;
export default page.Page;
