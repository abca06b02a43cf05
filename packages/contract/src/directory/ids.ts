import { z } from 'zod';
import { marked } from '../marks';
import { publicId } from '../shapes';

export const DoctorId = publicId('every page names doctors');
export const HospitalId = publicId('every page names hospitals');
/** A hospital, or `0` for notices of the portal. */
export const NoticeHospitalId = marked(z.string().max(64), {
  public: 'every page names hospitals',
  loggable: true,
});
/** A department as all hospitals have it. */
export const DeptId = publicId('every page names departments');
/** A department of one hospital. */
export const HospDeptId = publicId('every page of a hospital names its departments');
export const DiseaseId = publicId('diseases are the same for everybody');
/** A group of patients, or a team of doctors. */
export const GroupId = publicId('every page of a hospital names its groups');
export const TeamId = publicId('every page of a hospital names its teams');
/** A tag of a ranking or a category of media. */
export const TagId = publicId('tags are the same for everybody');
/** Something of the directory: a doctor, a hospital, a disease. */
export const ThingId = publicId('every page names it');
