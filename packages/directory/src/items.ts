/** Doctors and hospitals as they stand in lists, for the pages that a partner has of its own. */
export { DoctorItem } from './components/doctor-item';
export { HospitalItem } from './components/hospital-item';
