import { z } from 'zod';

/** Clinics beside the usual hours: after 17:00, at weekends, or with few places and much time for each. */
export const ClinicKind = z.enum(['evening', 'weekend', 'special']).meta({ id: 'ClinicKind' });
