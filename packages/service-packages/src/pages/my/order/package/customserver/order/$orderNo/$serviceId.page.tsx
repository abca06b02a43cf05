import { itemPage } from '../../../../../../../components/item-page';
import { NoteForm } from '../../../../../../../components/note-form';

/** Asks for a consultation in writing or a visit at home of a package (spec 2 §2.8). */
const page = itemPage({
  title: 'service-packages:customServiceOrder.title',
  types: ['consult', 'visit'],
  children: (order, item) => <NoteForm order={order} item={item} />,
});

export const { load, head } = page;
export default page.Page;
