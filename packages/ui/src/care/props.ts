import type { ReactNode } from 'react';
import type { DateBadgeProps, StatusChipProps, Tone } from '../display/props';
import type { Face } from '../people/props';
import type { PictogramName } from '../pictograms/pictograms';

/** A doctor in a list; the whole card leads to the doctor. */
export interface DoctorCardProps {
  to: string;
  doctorId: string;
  name: string;
  gender?: 'male' | 'female' | 'unknown' | undefined;
  avatarSrc?: string | undefined;
  /** 主任医师 */
  titleText: string;
  hospitalName: string;
  departmentName: string;
  /** What they are good at; cut after two lines. */
  goodAtText?: string | undefined;
  /** 有号 / 约满 / 停诊 */
  availability?: { text: string; tone: Tone } | undefined;
  /** 好评 98.6%, 咨询 1.2万 */
  facts?: readonly { label: string; value: string }[] | undefined;
  /** Lowest price in integer cents. */
  fromCents?: number | undefined;
  /** Heading level of the name; 3 unless told. */
  titleLevel?: 2 | 3 | undefined;
  /** What can be done with the doctor besides opening their page; lies above the card's link. */
  actions?: ReactNode;
}

/** The doctor at the top of their own page: large, not a link. */
export interface DoctorSummaryProps {
  doctorId: string;
  name: string;
  gender?: 'male' | 'female' | 'unknown' | undefined;
  avatarSrc?: string | undefined;
  titleText: string;
  hospitalName: string;
  hospitalTo?: string | undefined;
  departmentName: string;
  tags?: readonly { text: string; tone?: Tone | undefined }[] | undefined;
  facts?: readonly { label: string; value: string }[] | undefined;
  /** On the soft ground of a header with `soft`, rather than as a card. */
  head?: boolean | undefined;
  children?: ReactNode;
}

/** A hospital in a list; the whole card leads to the hospital. */
export interface HospitalCardProps {
  to: string;
  /** As calls answer it. */
  hospital: {
    readonly hospitalId: string;
    readonly name: string;
    /** 三级甲等 */
    readonly levelText: string;
    readonly tags: readonly string[];
    readonly address: string;
    /** Metres from the person; null where that is not known. */
    readonly distance: number | null;
    /** How many departments and doctors take bookings. */
    readonly departmentCount: number;
    readonly doctorCount: number;
  };
  titleLevel?: 2 | 3 | undefined;
  /** What can be done with the hospital besides opening its page; lies above the card's link. */
  actions?: ReactNode;
}

/** What a patient card does: leads to the patient, or chooses them. */
export type PatientCardUse =
  | {
      to: string;
      replace?: boolean | undefined;
      /** Level of the name's heading; 3 unless told. */
      titleLevel?: 2 | 3 | undefined;
      choose?: never;
    }
  | {
      to?: never;
      replace?: never;
      titleLevel?: never;
      choose: {
        name: string;
        value: string;
        checked: boolean;
        onChoose: (patientId: string) => void;
        disabled?: boolean | undefined;
      };
    };

/** A patient: relation, masked document and phone, default mark. Never pass unmasked numbers. */
export type PatientCardProps = PatientCardUse & {
  face?: Face | undefined;
  name: string;
  /** 母亲 */
  relationText: string;
  /** 身份证 330***********0023 */
  documentText?: string | undefined;
  /** 138****5521 */
  phoneText?: string | undefined;
  isDefault?: boolean | undefined;
  /** A further chip: 当前选择. */
  mark?: string | undefined;
  /** A further line, such as a child's guardian; in the colour of a warning where the patient cannot be chosen. */
  note?: string | undefined;
  /** Edit link beside the radio. */
  edit?: { to: string; text: string } | undefined;
  /** A quiet button that removes the patient; its label has the name. */
  remove?: { label: string; onRemove: () => void } | undefined;
};

/** An appointment in 我的预约: date block, who, where, state, and the actions that the state allows. */
export interface AppointmentCardProps {
  /** To the order's detail; the title is the link. */
  to: string;
  /** Left out where the order has no day of its own. */
  date?: DateBadgeProps | undefined;
  /** What kind of care it is, where several stand in one list: its drawing over its name. */
  kind?: { pictogram: PictogramName; text: string } | undefined;
  /** 沈知远 主任医师 */
  title: string;
  state: StatusChipProps['state'];
  stateText: string;
  /** Quiet lines: hospital and department, time and patient, refund. */
  lines: readonly ReactNode[];
  /** Start of the last row: 请在 27:41 内支付. */
  footnote?: ReactNode;
  /** Buttons of the last row. */
  actions?: ReactNode;
  titleLevel?: 2 | 3 | undefined;
}

/** Where something is posted to; the whole card leads on: to changing it, or back with it. */
export interface AddressCardProps {
  to: string;
  /** The page it leads to takes the place of this one. */
  replace?: boolean | undefined;
  titleLevel?: 2 | 3 | undefined;
  /** Who receives. */
  name: string;
  /** Masked. */
  phoneText: string;
  /** Areas, street, house and room. */
  addressText: string;
  isDefault: boolean;
  /** A way of its own to change it, where the card does something else. */
  edit?: { to: string; text: string } | undefined;
  /** Buttons below it, for what can be done at once. */
  actions?: ReactNode;
}
