import { href } from '@xinglin/routes';
import { chronicDoctorsPage } from '../../../components/chronic-doctors';
import { copd } from '../../../model/chronic';

/** Doctors who follow COPD up (spec 2 §2.26). */
const page = chronicDoctorsPage({
  title: 'introductions:chronic.copdDoctors',
  backTo: href('consult.chronicCopd'),
  only: copd,
});

export const { load } = page;
export default page.Page;
