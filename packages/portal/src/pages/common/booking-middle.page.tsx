import type { PassThroughPage } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { withQuery } from '../../passages/forwards';

/**
 * Leads into booking as far as the address knows the way: the times of a doctor, the doctors of a department, a
 * hospital, or the choice of one (spec 2 §2.12); where the channel has people book elsewhere, there.
 */
export const forward: PassThroughPage['forward'] = ({ query }, store) => {
  const elsewhere = store.getState().channel.leads.booking;
  if (elsewhere !== undefined) return withQuery(elsewhere, query);
  const doctorId = query.get('doctorId');
  const hospitalId = query.get('hospitalId');
  const deptId = query.get('hospDeptId');
  if (doctorId) {
    const place = {
      ...(hospitalId && { hospitalId }),
      ...(deptId && { hospDeptId: deptId }),
    };
    return href('booking.expertBookShort', { doctorId }, place);
  }
  if (hospitalId && deptId) return href('directory.hospitalDoctors', { hospitalId, deptId });
  if (hospitalId) return href('directory.hospital', { id: hospitalId });
  return href('booking.hospitalList');
};
