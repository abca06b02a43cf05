import type { PageLoadInput } from '@xinglin/api';
import type { ConsultKind } from '@xinglin/gateway-sdk';
import { idFilter } from '@xinglin/pages';
import { href } from '@xinglin/routes';

/** The kinds that each form asks, first the one it asks where its address names none. */
const kindsOfForms: Readonly<Record<string, readonly [ConsultKind, ...ConsultKind[]]>> = {
  'consult.imageTextAsk': ['imageText', 'policlinic'],
  'consult.communityImageTextAsk': ['imageText'],
  'consult.publicAsk': ['fast', 'free', 'convenient'],
  'consult.expertAsk': ['expert', 'special'],
  'consult.fastPhoneAsk': ['fastPhone', 'phone'],
  'consult.communityFastPhoneAsk': ['fastPhone', 'phone'],
  'consult.videoAsk': ['video'],
  'consult.communityVideoAsk': ['video'],
  'consult.publicVideoAsk': ['video'],
  'consult.reserve': ['phone', 'video'],
  'consult.submitGeneralPracticeOrder': ['quanke'],
};

/** What the form of a route asks. */
export function kindAt({ route, query }: Pick<PageLoadInput, 'route' | 'query'>): ConsultKind {
  const kinds = kindsOfForms[route] ?? ['imageText'];
  return kinds.find((kind) => kind === query.get('kind')) ?? kinds[0];
}

/** Whom a question goes to, as far as its address says. */
export interface AskedOf {
  readonly doctorId?: string | undefined;
  readonly deptId?: string | undefined;
}

/** The doctor whom an address names; undefined where it names none. */
export const askedDoctorOf = (query: URLSearchParams): string | undefined =>
  idFilter.read(query.get('doctorId'));

/** The form of a kind. */
export function askHref(kind: ConsultKind, asked: AskedOf = {}): string {
  // A form that asks this kind by itself needs no word of it.
  const named = { kind, ...asked };
  switch (kind) {
    case 'imageText':
      return href('consult.imageTextAsk', {}, { ...asked });
    case 'policlinic':
      return href('consult.imageTextAsk', {}, named);
    case 'expert':
      return href('consult.expertAsk', {}, { ...asked });
    case 'special':
      return href('consult.expertAsk', {}, named);
    case 'fast':
      return href('consult.publicAsk', {}, { ...asked });
    case 'free':
    case 'convenient':
      return href('consult.publicAsk', {}, named);
    case 'fastPhone':
      return href('consult.fastPhoneAsk', {}, { ...asked });
    case 'phone':
      return href('consult.fastPhoneAsk', {}, named);
    case 'video':
      return href('consult.videoAsk', {}, { ...asked });
    case 'quanke':
      return href('consult.submitGeneralPracticeOrder', {}, { ...asked });
  }
}

/** The doctors who can be asked by a kind whose doctor is chosen by name. */
export function doctorsHref(kind: ConsultKind, deptId?: string): string {
  const query = { ...(deptId !== undefined && { deptId }) };
  if (kind === 'phone') return href('consult.phoneList', {}, query);
  if (kind === 'video') return href('consult.videoList', {}, query);
  if (kind === 'expert') return href('consult.expertConsultation', {}, query);
  return href('consult.doctors', {}, { ...query, ...(kind !== 'imageText' && { kind }) });
}

/** Where asking by a service begins: what can be renewed, the doctors where one is chosen, else its form. */
export const beginHref = ({
  kind,
  doctor,
}: {
  readonly kind: ConsultKind;
  readonly doctor: 'chosen' | 'assigned';
}): string => {
  if (kind === 'convenient') return href('renewals.home');
  return doctor === 'chosen' ? doctorsHref(kind) : askHref(kind);
};

/** Where a question that was sent is paid and followed. */
export const orderHref = (orderKey: string): string => href('consult.orderDetail', { orderKey });
