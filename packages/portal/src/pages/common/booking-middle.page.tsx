import type { PassThroughPage } from '@xinglin/api';
import { href } from '@xinglin/routes';

/**
 * Leads into booking as far as the address knows the way: the times of a doctor, the doctors of a department, a
 * hospital, or the choice of one (spec 2 §2.12).
 */
export const forward: PassThroughPage['forward'] = ({ query }) => {
  const doctorId = query.get('doctorId');
  const hospitalId = query.get('hospitalId');
  const deptId = query.get('hospDeptId');
  if (doctorId) {
    const place = {
      ...(hospitalId && { hospitalId }),
      ...(deptId && { hospDeptId: deptId }),
    };
    return href('booking.expertBook', { doctorId }, place);
  }
  if (hospitalId && deptId) return href('directory.hospitalDoctors', { hospitalId, deptId });
  if (hospitalId) return href('directory.hospital', { id: hospitalId });
  return href('booking.hospitalList');
};
