import { clinicEntry } from '../../../../components/clinic-entry';

/** The clinics of communities for who pays by themselves; `entry-config` is the same, as no channel names a clinic of its own (spec 2 §2.24). */
const page = clinicEntry('selfPaid');

export const { load } = page;
export default page.Page;
