import { reviewsOfDoctor } from '../../../../components/reviews-of-doctor';

/** What patients say of consults with a doctor, for one disease where the address names it (spec 2 §2.28). */
const page = reviewsOfDoctor('consult');

export const { load, head } = page;
export default page.Page;
