import { defineErrors } from '../define-errors';

/** Why tele-clinics refuse. */
export const telemedicineErrors = defineErrors({
  /** The session of the tele-clinic has begun or is over, or the moment for this has passed. */
  telemedicineClosed: 42901,
  /** The local doctor sits with another patient at that time. */
  localDoctorTaken: 42902,
});
