import type { PatientDraft } from '../model/patient-draft';
import type { PatientFormField } from '../model/patient-fields';

/** What each part of the form of a family member works on. */
export interface PatientFieldsProps {
  readonly draft: PatientDraft;
  readonly change: (changed: Partial<PatientDraft>) => void;
  readonly idOf: (field: PatientFormField) => string;
  readonly errorOf: (field: PatientFormField) => string | undefined;
}
