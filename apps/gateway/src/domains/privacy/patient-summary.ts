import { formatInstant } from '@xinglin/rules';
import type {
  Appointment,
  Bundle,
  Composition,
  CompositionSection,
  FhirResource,
  Patient,
  Reference,
} from 'fhir/r4';

/** What a summary is made of. */
export interface SummarySource {
  readonly patient: {
    readonly patientId: string;
    readonly name: string;
    readonly gender: 'female' | 'male';
    readonly birthDate: string;
    readonly mobile: string;
    readonly cardType: string;
    readonly cardNo: string | null;
  };
  readonly visits: readonly {
    readonly orderNo: string;
    readonly status: string;
    readonly startsAt: Date;
    readonly endsAt: Date;
    /** IANA zone of the hospital: people read the time on its clock. */
    readonly timeZone: string;
    readonly createdAt: Date;
    readonly doctorName: string;
    readonly hospitalName: string;
    readonly departmentName: string;
  }[];
  readonly now: Date;
  readonly exportId: string;
  /** Names of the resources within the document. */
  readonly newUuid: () => string;
  /** Words in the reader's language. */
  readonly words: {
    readonly language: string;
    readonly title: string;
    readonly author: string;
    readonly problems: string;
    readonly allergies: string;
    readonly medications: string;
    readonly visits: string;
    readonly unknown: string;
    readonly none: string;
    /** What the patient's document is called. */
    readonly document: string;
  };
}

/** Where an appointment stands, in the words of FHIR. */
const appointmentStatus: Readonly<Record<string, Appointment['status']>> = {
  awaitingPayment: 'pending',
  confirmed: 'booked',
  checkedIn: 'checked-in',
  completed: 'fulfilled',
  noShow: 'noshow',
};

const loinc = 'http://loinc.org';
const summaryProfile = 'http://hl7.org/fhir/uv/ips/StructureDefinition';
/** Numbers of resident identity cards, as the health documents of WS/T 500 name them. */
const residentId = 'urn:oid:2.16.156.10011.1.3';

/** A section that this hospital's portal knows nothing of: the summary must say so. */
function emptySection(
  code: string,
  display: string,
  title: string,
  { unknown, language }: SummarySource['words'],
): CompositionSection {
  return {
    title,
    // The display is LOINC's own and English; people read the text.
    code: { coding: [{ system: loinc, code, display }], text: title },
    text: narrative(unknown, language),
    emptyReason: {
      text: unknown,
      coding: [
        {
          system: 'http://terminology.hl7.org/CodeSystem/list-empty-reason',
          code: 'unavailable',
          display: 'Unavailable',
        },
      ],
    },
  };
}

function narrative(text: string, language: string): NonNullable<CompositionSection['text']> {
  const plain = text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return {
    status: 'generated',
    div: `<div xmlns="http://www.w3.org/1999/xhtml" lang="${language}" xml:lang="${language}">${plain}</div>`,
  };
}

const referenceTo = (id: string, display?: string): Reference => ({
  reference: `urn:uuid:${id}`,
  ...(display !== undefined && { display }),
});

/**
 * One patient's record as a FHIR R4 document after the International Patient Summary. Problems, allergies and
 * medications are kept by the hospital and said to be unavailable, rather than none.
 */
export function patientSummary(source: SummarySource): Bundle {
  const { patient, visits, now, exportId, newUuid, words } = source;
  const [compositionId, patientId, authorId] = [newUuid(), newUuid(), newUuid()];
  const subject = referenceTo(patientId, patient.name);
  const author = referenceTo(authorId, words.author);
  const moment = now.toISOString();

  const person: Patient = {
    resourceType: 'Patient',
    id: patientId,
    meta: { profile: [`${summaryProfile}/Patient-uv-ips`] },
    name: [{ text: patient.name }],
    gender: patient.gender,
    birthDate: patient.birthDate,
    telecom: [{ system: 'phone', value: patient.mobile, use: 'mobile' }],
    ...(patient.cardNo !== null && {
      identifier: [
        {
          ...(patient.cardType === 'idCard' && { system: residentId }),
          type: { text: words.document },
          value: patient.cardNo,
        },
      ],
    }),
  };
  const appointments = visits.map((visit): Appointment => ({
    resourceType: 'Appointment',
    id: newUuid(),
    identifier: [{ system: 'urn:xinglin:registration', value: visit.orderNo }],
    status: appointmentStatus[visit.status] ?? 'cancelled',
    start: visit.startsAt.toISOString(),
    end: visit.endsAt.toISOString(),
    created: visit.createdAt.toISOString(),
    serviceType: [{ text: visit.departmentName }],
    participant: [
      { actor: subject, status: 'accepted' },
      { actor: { display: visit.doctorName }, status: 'accepted' },
      { actor: { display: visit.hospitalName }, status: 'accepted' },
    ],
  }));
  const composition: Composition = {
    resourceType: 'Composition',
    id: compositionId,
    meta: { profile: [`${summaryProfile}/Composition-uv-ips`] },
    language: words.language,
    status: 'final',
    type: {
      coding: [{ system: loinc, code: '60591-5', display: 'Patient summary Document' }],
    },
    subject,
    date: moment,
    author: [author],
    title: words.title,
    section: [
      emptySection('11450-4', 'Problem list - Reported', words.problems, words),
      emptySection('48765-2', 'Allergies and adverse reactions Document', words.allergies, words),
      emptySection('10160-0', 'History of Medication use Narrative', words.medications, words),
      {
        title: words.visits,
        code: {
          coding: [
            {
              system: loinc,
              code: '46240-8',
              display: 'History of Hospitalizations+Outpatient visits Narrative',
            },
          ],
          text: words.visits,
        },
        text: narrative(
          visits.length === 0
            ? words.none
            : visits
                .map(
                  (visit) =>
                    `${formatInstant(visit.startsAt, words.language, visit.timeZone)} ${visit.hospitalName} ${visit.departmentName} ${visit.doctorName}`,
                )
                .join('; '),
          words.language,
        ),
        ...(visits.length > 0 && {
          entry: appointments.map(({ id = '' }) => referenceTo(id)),
        }),
      },
    ],
  };
  const resources: FhirResource[] = [
    composition,
    person,
    { resourceType: 'Organization', id: authorId, name: words.author },
    ...appointments,
  ];
  return {
    resourceType: 'Bundle',
    meta: { profile: [`${summaryProfile}/Bundle-uv-ips`] },
    identifier: { system: 'urn:xinglin:export', value: exportId },
    type: 'document',
    timestamp: moment,
    entry: resources.map((resource) => ({ fullUrl: `urn:uuid:${resource.id ?? ''}`, resource })),
  };
}
