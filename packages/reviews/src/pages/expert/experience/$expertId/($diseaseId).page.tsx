import { reviewsOfDoctor } from '../../../../components/reviews-of-doctor';

/** What patients say of visits to a doctor, for one disease where the address names it (spec 2 §2.28). */
const page = reviewsOfDoctor('visit');

export const { load, head } = page;
export default page.Page;
