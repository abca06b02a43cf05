import { href } from '@xinglin/routes';
import { chronicDoctorsPage } from '../../components/chronic-doctors';

/** Doctors who follow long-term diseases up, by disease (spec 2 §2.26). */
const page = chronicDoctorsPage({
  title: 'introductions:chronic.doctors',
  backTo: href('consult.chronicDisease'),
});

export const { load } = page;
export default page.Page;
