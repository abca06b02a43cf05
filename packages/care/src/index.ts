// Owns: how lists show doctors, hospitals and departments, how a person chooses the city and finds the nearest hospital.
// Must not know: any feature, or the purpose of a search: a visit, a consult, an answer.
// Used by: features and partners that let a person choose a doctor or a hospital.
export { nextDay } from './availability';
export { doctorItems, hospitalItems } from './care-lists';
export { CityButton } from './city-button';
export { DoctorItem } from './doctor-item';
export { EmergencyCall } from './emergency-call';
export { DepartmentPills, HotDepartments, loadHotDepartments } from './hot-departments';
export { locales } from './locales';
export { mapHref } from './map-href';
export { NearHospitals } from './near-hospitals';
export { NearestButton, PositionDenied } from './nearest-button';
export { inCity, wordsAt, wordsFilter, wordsInCity } from './search-input';
export { useAvailability } from './use-availability';
export { useCitySheet } from './use-city-sheet';
export { Urgent } from './urgent';
export { usePosition } from './use-position';
