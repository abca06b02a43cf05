/** The number that brings an ambulance where the hospitals of the main portal are. */
export const hospitalEmergencyNumber = '120';
