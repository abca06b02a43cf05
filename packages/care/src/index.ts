// Owns: how doctors, hospitals, departments and the city stand in lists, and how a person finds the nearest.
// Must not know: any feature, what a doctor is looked for: a visit, a consult, an answer.
// Used by: features and partners that let a person choose a doctor or a hospital.
export { doctorItems, hospitalItems } from './care-lists';
export { CityButton } from './city-button';
export { DoctorItem } from './doctor-item';
export { DepartmentPills, HotDepartments, loadHotDepartments } from './hot-departments';
export { locales } from './locales';
export { NearHospitals } from './near-hospitals';
export { inCity, wordsAt, wordsFilter, wordsInCity } from './search-input';
export { useAvailability } from './use-availability';
export { Urgent } from './urgent';
